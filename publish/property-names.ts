const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** `a` to `Z`, then `aa`, `ab` and so on. */
function letters(place: number): string {
  const before = Math.floor(place / LETTERS.length);
  return (before > 0 ? letters(before - 1) : '') + LETTERS[place % LETTERS.length];
}

/** The custom properties that a text names: styles, or a script that holds styles or names of properties. */
export const propertiesIn = (text: string): string[] =>
  [...text.matchAll(/(?:^|[\s({;,:"'`])(--[A-Za-z][\w-]*)/g)].map(([, name = '']) => name);

/**
 * Short names for the custom properties of a page's stylesheet: `--a` for the first that it mentions, `--b` for the next.
 * Like the names of classes they are a part of what every page weighs.
 *
 * @param kept The properties that something else names as well: the page's other styles, and styles that come with scripts.
 * @returns From a property's name to its short one, dashes included.
 */
export function shortProperties(kept: ReadonlySet<string>): (name: string) => string {
  const given = new Map<string, string>();
  let place = 0;

  function nextName(): string {
    const name = `--${letters(place)}`;
    place += 1;
    return kept.has(name) ? nextName() : name;
  }

  return (name) => {
    if (kept.has(name)) return name;
    const short = given.get(name) ?? nextName();
    given.set(name, short);
    return short;
  };
}
