import { tellProblem } from '#/content/checks/problem.ts';
import type { Files, Library } from '#/content/library-of.ts';
import type { Locale } from '#/language/locales.ts';
import type { Host, Opened } from '../hosts/host.ts';
import { parsed } from '../hosts/remote.ts';
import { withStaged } from '../pictures/staged.ts';
import { placeIn, titleOf } from '../words/names.ts';
import { tellFailure } from '../words/tell-failure.ts';
import { sayIn } from '../words/words.ts';
import { type Change, rebase } from './changes.ts';
import { type Action, type Draft, EMPTY } from './draft.ts';
import { settle } from './problems.ts';

/** What the editor says of something that was done. */
export type Said = { text: string; isBad?: boolean };

/** What came of an attempt to save: what is said of it, the files as they are now, and what becomes of the draft. */
type Outcome = { said: Said; opened?: Opened; action?: Action };

type Edited = {
  opened: Opened;
  saved: Files;
  /** As they stand in the form now: what has been checked so far may be a few letters behind. */
  files: Files;
  draft: Draft;
  changes: readonly Change[];
  library: Library;
};

/** Saves what has been edited, unless nothing was or something is wrong with it. `onStart` is told when the host is asked. */
export async function saveDraft(
  host: Host,
  { opened, saved, files, draft, changes, library }: Edited,
  language: Locale,
  onStart: () => void,
): Promise<Outcome> {
  const say = sayIn(language);
  const wanted = settle(files, withStaged(opened.manifest, draft.pictures));
  const pictures = { ...draft.pictures, ...Object.fromEntries(wanted.gone.map((id) => [id, null])) };
  const values = Object.fromEntries(Object.entries(wanted.files).filter(([each, value]) => value !== saved[each]));
  if (Object.keys(values).length + Object.keys(pictures).length === 0) return { said: { text: say('noChanges') } };
  const bad = (text: string) => ({ said: { text, isBad: true } });
  if (wanted.problems.length > 0) return bad(say('notSaved'));
  onStart();
  try {
    const answer = await host.save({ values, seen: opened.texts, pictures });
    if (answer.kind === 'refused')
      return bad(say('failed', { reason: answer.problems.map((each) => tellProblem(each)).join('; ') }));
    if (answer.kind === 'waiting elsewhere') return bad(say('waitingElsewhere', { files: answer.files.join(', ') }));
    if (answer.kind === 'changed elsewhere') {
      const { edited, met } = rebase(parsed(answer.opened.texts), changes);
      const names = answer.files.map((each) => titleOf(library, each, language)).join(', ');
      return {
        ...bad([say('changedElsewhere', { files: names }), ...tellMet(met, library, language)].join(' ')),
        opened: answer.opened,
        action: { kind: 'edit', draft: { ...draft, files: edited } },
      };
    }
    return { said: { text: say('saved') }, opened: answer.opened, action: { kind: 'start', draft: EMPTY } };
  } catch (error) {
    return bad(say('failed', { reason: tellFailure(error, host.name ?? '', language) }));
  }
}

/** A sentence about the values that somebody else has changed too; none where there are none. */
export function tellMet(met: readonly Change[], library: Library, language: Locale): string[] {
  if (met.length === 0) return [];
  const places = met.map((each) => placeIn(library, each.file, each.path, language)).join('; ');
  return [sayIn(language)('met', { places })];
}
