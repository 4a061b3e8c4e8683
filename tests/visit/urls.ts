import { readdirSync, readFileSync } from 'node:fs';
import { LOCALES, localePath } from '../../language/locales.ts';
import { WINDOWS } from './windows.ts';

const CLIENT = new URL('../../build/client/', import.meta.url);

const CANONICAL = /<link rel="canonical" href="https?:\/\/[^/"]+([^"]*)"/;

/** `EVERY_PAGE=1` (set by `npm run test:every`): every URL in every window; otherwise one page of each kind. */
export const EVERY_PAGE = process.env.EVERY_PAGE === '1';

/** Every page of the built site; not other spellings of a page's path, nor pages that a host answers with. */
export const URLS: string[] = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html') && !/(404|offline)\.html$/.test(file))
  .map((file) => `/${file.replaceAll('\\', '/').replace(/\.html$/, '')}`)
  .filter((url) => readFileSync(new URL(`.${url}.html`, CLIENT), 'utf8').match(CANONICAL)?.[1] === url)
  .sort();

/** Every kind of page, by paths without locale; kinds that differ by brand or car take turns. */
export const KINDS: Record<string, [string, ...string[]]> = {
  home: ['/home'],
  brand: ['/voyah', '/forthing', '/aeolus'],
  'electric model': ['/voyah/free', '/voyah/dreamer'],
  'petrol model': ['/forthing/T5evo', '/aeolus/shinegs'],
  'partial model': ['/aeolus/huge', '/forthing/yacht'],
  interior: ['/voyah/free/inter'],
  features: ['/voyah/free/feature'],
  about: ['/voyah/about'],
  'short about': ['/forthing/about', '/aeolus/about'],
  'not found': ['/voyah/dreamer/inter', '/nothing', '/aeolus/nothing'],
  offline: ['/offline'],
};

/** What is repeated for many alike: all of them before a release, in `npm test` every `step`th, beginning at `first`. */
export const taken = <T>(all: readonly T[], first = 0, step = 2): T[] =>
  all.filter((_, at) => EVERY_PAGE || at % step === first % step);

export type Visit = { kind: string; url: string; width: number; height: number };

/** Every kind of page in every window; locales and paths of a kind take turns, so that each window meets each locale. */
export function visitsOfKinds(windows: readonly (readonly [width: number, height: number])[] = WINDOWS): Visit[] {
  return Object.entries(KINDS).flatMap(([kind, paths], row) =>
    windows.map(([width, height], column) => {
      const path = paths[(row + column) % paths.length] ?? paths[0];
      const locale = LOCALES[(row + column) % LOCALES.length] ?? LOCALES[0];
      return { kind, url: localePath(path, locale), width, height };
    }),
  );
}

/** Every kind of page in one of the windows, in turn; before a release in all of them. */
export const visitsInTurn = (windows: readonly (readonly [width: number, height: number])[] = WINDOWS): Visit[] =>
  visitsOfKinds(windows).filter((_, at) => {
    const [row, column] = [Math.floor(at / windows.length), at % windows.length];
    // Two kinds after one another share a window: each has another locale.
    return EVERY_PAGE || column === Math.floor(row / LOCALES.length) % windows.length;
  });

/** What the widest tests look at: every page in every window, or every kind of page in one of them, in turn. */
export function visits(): Visit[] {
  if (!EVERY_PAGE) return visitsInTurn();
  const answered = LOCALES.flatMap((locale) =>
    ['/voyah/dreamer/inter', '/offline'].map((path) => localePath(path, locale)),
  );
  return [...URLS, ...answered].flatMap((url) =>
    WINDOWS.map(([width, height]) => ({ kind: kindOf(url), url, width, height })),
  );
}

/** The kind of a page. Throws for a page that none of the kinds names: it would never be visited in `npm test`. */
export function kindOf(url: string): string {
  const path = url.replace(new RegExp(`^/(${LOCALES.join('|')})(?=/|$)`), '');
  const kind = Object.keys(KINDS).find((each) => KINDS[each]?.includes(path));
  if (kind === undefined) throw new Error(`tests/visit/urls.ts names no kind of page for ${url}.`);
  return kind;
}

/** The URLs of `npm test`, or all of them: each kind in every locale. */
export const VISITED: string[] = [...new Set((EVERY_PAGE ? visits() : visitsOfKinds()).map(({ url }) => url))];
