import type { EntryKind, Found } from './find-entries.ts';

/** What was found of one kind. */
export type FoundGroup = { kind: EntryKind; found: Found[] };

/** A list that is read at a glance; who wants more types more. */
const MOST: Record<EntryKind, number> = { model: 4, page: 4, figure: 6, feature: 5, question: 4 };

/** What was found by kind; the kind of the best one first, and the best first in each. */
export function groupFound(found: Found[]): FoundGroup[] {
  const groups = new Map<EntryKind, Found[]>();
  for (const one of found) {
    const group = groups.get(one.entry.kind) ?? [];
    if (group.length < MOST[one.entry.kind]) group.push(one);
    groups.set(one.entry.kind, group);
  }
  return Array.from(groups, ([kind, list]) => ({ kind, found: list }));
}
