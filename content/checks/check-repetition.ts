import { LOCALES } from '#/language/locales.ts';
import type { Library } from '../library.ts';
import { contentFiles } from './content-files.ts';
import { type Problem, problem } from './problem.ts';
import { isText, visitLists } from './visit.ts';

/** What was copied and not changed: entries, ids, pictures and captions of one list, descriptions of pictures, paints. */
export function checkRepetition(library: Library): Problem[] {
  const inLists = contentFiles(library).flatMap(([file, , value]) => {
    const problems: Problem[] = [];
    visitLists(value, (list, path) => {
      for (const { at, reason } of repeatedIn(list)) problems.push(problem(file, [...path, ...at], reason));
    });
    return problems;
  });
  return [...inLists, ...checkDescriptions(library), ...checkPaints(library)];
}

type Repeated = { at: PropertyKey[]; reason: string };

/** Each entry that is an earlier one again, or else what it shares with an earlier one. Equal numbers are no mistake. */
function repeatedIn(list: readonly unknown[]): Repeated[] {
  const seen = new Set<string>();
  return list.flatMap((entry, at): Repeated[] => {
    if (typeof entry !== 'string' && !isGroup(entry)) return [];
    const whole = JSON.stringify(entry);
    if (seen.has(whole)) return [{ at: [at], reason: 'this stands twice in the list' }];
    seen.add(whole);
    return isGroup(entry) ? sharedWith(list.slice(0, at).filter(isGroup), entry, at) : [];
  });
}

function sharedWith(earlier: Record<string, unknown>[], entry: Record<string, unknown>, at: number): Repeated[] {
  const { id, picture, caption } = entry;
  return [
    ...(typeof id === 'string' && earlier.some((other) => other.id === id && !areNeverTogether(other, entry))
      ? [{ at: [at, 'id'], reason: `"${id}" stands twice in the list` }]
      : []),
    ...(typeof picture === 'string' && earlier.some((other) => other.picture === picture)
      ? [{ at: [at, 'picture'], reason: `"${picture}" stands twice in the list` }]
      : []),
    ...(isGroup(caption) && isText(caption)
      ? LOCALES.flatMap((locale) =>
          earlier.some((other) => isGroup(other.caption) && other.caption[locale] === caption[locale])
            ? [{ at: [at, 'caption', locale], reason: `"${caption[locale]}" stands twice in the list` }]
            : [],
        )
      : []),
  ];
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether entries are shown in different settings of the dealer only: one `when` asks for what the other excludes. */
const areNeverTogether = ({ when: one }: Record<string, unknown>, { when: other }: Record<string, unknown>): boolean =>
  isGroup(one) && isGroup(other) && Object.keys(one).some((key) => key in other && one[key] !== other[key]);

/** Two pictures of one owner that are described with the same words: one of them shows something else. */
function checkDescriptions({ pictures }: Library): Problem[] {
  return Object.entries(pictures).flatMap(([owner, texts]) =>
    LOCALES.flatMap((locale) => {
      const described = new Map<string, string>();
      return Object.entries(texts).flatMap(([name, text]) => {
        const other = described.get(text[locale]);
        described.set(text[locale], name);
        if (other === undefined) return [];
        return [problem(`pictures/${owner}.json`, [name, locale], `"${other}" is described with the same words`)];
      });
    }),
  );
}

function checkPaints({ paints }: Library): Problem[] {
  return paints.flatMap(({ name, swatch }, at) =>
    paints
      .slice(0, at)
      .flatMap((other) => [
        ...LOCALES.flatMap((locale) =>
          other.name[locale] === name[locale]
            ? [problem('colours.json', [at, 'name', locale], `"${name[locale]}" is another paint as well`)]
            : [],
        ),
        ...(other.swatch.toLowerCase() === swatch.toLowerCase()
          ? [problem('colours.json', [at, 'swatch'], `"${swatch}" is another paint as well`)]
          : []),
      ]),
  );
}
