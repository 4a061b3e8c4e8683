import { checkContent } from '#/content/checks/check-content.ts';
import { checkFixed } from '#/content/checks/check-fixed.ts';
import type { Problem } from '#/content/checks/problem.ts';
import { type Files, libraryOf } from '#/content/library-of.ts';
import type { Manifest } from '#/media/manifest.ts';
import { placeOfTexts } from '../pictures/picture-texts.ts';
import { setAt } from './paths.ts';

/** Everything that stands against saving these files. The form and the place that saves ask the same. */
export function problemsIn(files: Files, manifest: Manifest): Problem[] {
  const library = libraryOf(files, manifest);
  const problems = checkContent(library);
  try {
    return [...problems, ...checkFixed(library)];
  } catch (error) {
    // Content of another shape than the schema's: the check before has said so.
    if (problems.length === 0) throw error;
    return problems;
  }
}

/** The reason of the content check that a picture is shown nowhere: `media/pictures/<owner>/<name>` is then its file. */
const UNUSED = /^media\/pictures\/(.+)$/;

/**
 * Content and pictures as they will be saved: a picture that no page shows any more goes, and its alternative text with it.
 *
 * @returns With the problems that are left, and the ids of the pictures that go.
 */
export function settle(
  files: Files,
  manifest: Manifest,
): { files: Files; manifest: Manifest; gone: string[]; problems: Problem[] } {
  const problems = problemsIn(files, manifest);
  const gone = problems.flatMap(({ file }) => UNUSED.exec(file)?.[1] ?? []);
  if (gone.length === 0) return { files, manifest, gone, problems };
  const pictures = Object.fromEntries(Object.entries(manifest.pictures).filter(([id]) => !gone.includes(id)));
  const left: Record<string, unknown> = { ...files };
  for (const id of gone) {
    const { list, name } = placeOfTexts(id);
    if (list in left) left[list] = setAt(left[list], [name], undefined);
  }
  const next = { files: left, manifest: { ...manifest, pictures } };
  return { ...next, gone, problems: problemsIn(next.files, next.manifest) };
}
