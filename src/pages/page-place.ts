import { editionOf } from '#/src/language/edition.ts';

/** Language and address (without edition) of the page that a loader is asked for. */
export function pagePlace(request: Request) {
  return editionOf(new URL(request.url).pathname);
}
