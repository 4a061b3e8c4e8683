import { type Files, type Library, libraryOf } from '#/content/library-of.ts';
import type { Manifest } from '#/media/manifest.ts';

/** Stands in for `content/library.ts` where the preview is rendered: the content as it is being edited. */
export let library: Library;

/** Called before anything that reads content is imported. */
export function setEdited(files: Files, manifest: Manifest): void {
  library = libraryOf(files, manifest);
}
