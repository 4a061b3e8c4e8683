import { useDeferredValue, useMemo } from 'react';
import type { Problem } from '#/content/checks/problem.ts';
import { namedFigures } from '#/content/figures/named-figures.ts';
import { type Files, type Library, libraryOf } from '#/content/library-of.ts';
import type { Locale } from '#/language/locales.ts';
import type { Manifest } from '#/media/manifest.ts';
import type { Mistake } from '../fields/form-context.ts';
import { withStaged } from '../pictures/staged.ts';
import { tellReason } from '../words/reasons.ts';
import { changesIn } from './changes.ts';
import type { Draft } from './draft.ts';
import { idOf, type Path } from './paths.ts';
import { placesIn } from './places.ts';
import { settle } from './problems.ts';

/** By file and by the id of a place: why it cannot stay so. */
export type MistakesOfFiles = ReadonlyMap<string, ReadonlyMap<string, readonly Mistake[]>>;

/** The saved files with what has been edited: as they stand in the form, what is wrong with them, and what pages show of them. */
export function useEdited(saved: Files, draft: Draft, manifest: Manifest, language: Locale) {
  // The form follows each letter; checks and preview follow when there is time.
  const files = useMemo(() => ({ ...saved, ...draft.files }), [saved, draft.files]);
  const checked = useDeferredValue(files);
  const settled = useMemo(
    () => settle(checked, withStaged(manifest, draft.pictures)),
    [checked, manifest, draft.pictures],
  );
  const library = useMemo(() => libraryOf(settled.files, settled.manifest), [settled]);
  const figures = useMemo(() => readFigures(library), [library]);
  const places = useMemo(() => readPlaces(settled.files, library, figures), [settled.files, library, figures]);
  const changes = useMemo(() => changesIn(saved, draft.files), [saved, draft.files]);
  const mistakes = useMemo(() => mistakesOfFiles(settled.problems, language), [settled.problems, language]);
  return { files, settled, library, figures, places, changes, mistakes };
}

/** Nothing while the figures cannot be read: that is a mistake of its own. */
function readFigures(library: Library) {
  try {
    return namedFigures(library);
  } catch {
    return {};
  }
}

function readPlaces(files: Files, library: Library, figures: ReturnType<typeof readFigures>) {
  try {
    return placesIn(files, library, figures);
  } catch {
    return [];
  }
}

/** Each reason once for a place. */
function mistakesOfFiles(problems: readonly Problem[], language: Locale): MistakesOfFiles {
  const found = new Map<string, Map<string, Mistake[]>>();
  for (const { file: at, path, reason } of problems) {
    const own = at.replace('content/', '');
    const ids = found.get(own) ?? new Map<string, Mistake[]>();
    const id = idOf(path as Path);
    const told = tellReason(reason, language) ?? reason;
    if (!ids.get(id)?.some((each) => each.told === told)) ids.set(id, [...(ids.get(id) ?? []), { reason, told }]);
    found.set(own, ids);
  }
  return found;
}
