import { useEffect, useState } from 'react';
import type { Files } from '#/content/library-of.ts';
import { type Change, changesIn, rebase } from './changes.ts';
import type { Draft } from './draft.ts';
import { keepDraft, keptDraft } from './keep-draft.ts';

/**
 * What was left unsaved, made to the files of today.
 *
 * `count` says how many changes and pictures it has, `met` which values somebody else has changed meanwhile.
 */
type Restored = { draft: Draft; count: number; met: readonly Change[] };

/** Keeps what is not saved through reload and crash, and brings back what was left. */
export function useKeptDraft(
  host: string,
  saved: Files,
  changes: readonly Change[],
  pictures: Draft['pictures'],
  onRestored: (restored: Restored) => void,
): void {
  const [isRead, setIsRead] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    keptDraft(host).then((kept) => {
      if (kept !== undefined) {
        const { edited, met } = rebase(saved, kept.changes);
        const count = changesIn(saved, edited).length + Object.keys(kept.pictures).length;
        if (count > 0) onRestored({ draft: { files: edited, pictures: kept.pictures }, count, met });
      }
      setIsRead(true);
    });
  }, []);
  useEffect(() => {
    if (isRead) keepDraft(host, { changes, pictures });
  }, [isRead, host, changes, pictures]);
}
