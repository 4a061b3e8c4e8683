import { LOCALES, type Locale } from '#/language/locales.ts';
import type { Library } from '../library.ts';
import { contentFiles } from './content-files.ts';
import { type Problem, problem } from './problem.ts';
import { visitLists } from './visit.ts';

/** What was copied and not changed: entries, ids, pictures, captions and questions of one list, descriptions of pictures, paints. */
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

/** What is still empty is told elsewhere. */
function sharedWith(earlier: Record<string, unknown>[], entry: Record<string, unknown>, at: number): Repeated[] {
  const told = (
    path: PropertyKey[],
    text: unknown,
    isShared: (other: Record<string, unknown>) => boolean,
  ): Repeated[] =>
    typeof text === 'string' && text !== '' && earlier.some(isShared)
      ? [{ at: [at, ...path], reason: `"${text}" stands twice in the list` }]
      : [];
  const textOf = (group: Record<string, unknown>, key: string, locale: Locale) => {
    const text = group[key];
    return isGroup(text) ? text[locale] : undefined;
  };
  const isShownBeside = (other: Record<string, unknown>) => !areNeverTogether(other, entry);
  return [
    ...told(['id'], entry.id, (other) => other.id === entry.id && isShownBeside(other)),
    ...told(['picture'], entry.picture, (other) => other.picture === entry.picture),
    ...['caption', 'question'].flatMap((key) =>
      LOCALES.flatMap((locale) => {
        const text = textOf(entry, key, locale);
        return told([key, locale], text, (other) => textOf(other, key, locale) === text && isShownBeside(other));
      }),
    ),
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
