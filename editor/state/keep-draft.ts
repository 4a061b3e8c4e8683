import { del, get, set } from 'idb-keyval';
import type { Change } from './changes.ts';
import type { StagedPicture } from './draft.ts';

/** A draft as the browser keeps it: as changes, so that they can be made to newer files too. */
type Kept = { changes: readonly Change[]; pictures: Readonly<Record<string, StagedPicture>> };

const keyOf = (host: string) => `draft of ${host}`;

/** What was left unsaved in this browser; nothing where there is no draft or the browser keeps none. */
export const keptDraft = (host: string): Promise<Kept | undefined> => get<Kept>(keyOf(host)).catch(() => undefined);

/** Keeps a draft through reloads and crashes; an empty one is forgotten. */
export async function keepDraft(host: string, draft: Kept): Promise<void> {
  const isEmpty = draft.changes.length === 0 && Object.keys(draft.pictures).length === 0;
  // A browser that keeps nothing (a private window) still lets the person save.
  await (isEmpty ? del(keyOf(host)) : set(keyOf(host), draft)).catch(() => undefined);
}
