import { valueAt } from '#/content/checks/value-at.ts';
import type { Files } from '#/content/library-of.ts';
import { isSame, type Path, setAt } from './paths.ts';

/** One value that is another now; `undefined` is none. A list that has become longer or shorter counts as one value. */
export type Change = { file: string; path: Path; from: unknown; to: unknown };

/** What has changed between the saved files and the edited ones, in the order of the files. */
export function changesIn(saved: Files, edited: Files): Change[] {
  return Object.keys(edited).flatMap((file) => compare(file, [], saved[file], edited[file]));
}

function compare(file: string, path: Path, from: unknown, to: unknown): Change[] {
  if (isSame(from, to)) return [];
  const isDeep = isObject(from) && isObject(to) && Array.isArray(from) === Array.isArray(to);
  const isOtherLength = Array.isArray(from) && Array.isArray(to) && from.length !== to.length;
  if (!isDeep || isOtherLength) return [{ file, path, from, to }];
  const keys = [...new Set([...Object.keys(from), ...Object.keys(to)])].map((key) =>
    Array.isArray(from) ? Number(key) : key,
  );
  return keys.flatMap((key) => compare(file, [...path, key], valueAt(from, [key]), valueAt(to, [key])));
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Files with changes taken back. */
export function takeBack(edited: Files, { file, path, from }: Change): Files {
  return { ...edited, [file]: setAt(edited[file], path, from) };
}

/**
 * The same changes made to newer files: what somebody else has changed meanwhile stays.
 *
 * @returns The edited files, and the changes whose value somebody else has changed too: made all the same, to be told.
 */
export function rebase(saved: Files, changes: readonly Change[]): { edited: Files; met: Change[] } {
  const edited: Record<string, unknown> = {};
  const met: Change[] = [];
  for (const { file, path, from, to } of changes) {
    if (!(file in saved)) continue;
    const now = valueAt(saved[file], path);
    if (isSame(now, to)) continue;
    if (!isSame(now, from)) met.push({ file, path, from: now, to });
    edited[file] = setAt(edited[file] ?? saved[file], path, to);
  }
  return { edited, met };
}
