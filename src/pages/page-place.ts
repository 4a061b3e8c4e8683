import { editionOf } from '../language/edition.ts';

/** Language and address (without edition) of the page that a loader is asked for, as page or as its `.data` file. */
export function pagePlace(request: Request) {
  return editionOf(new URL(request.url).pathname.replace(/\.data$/, ''));
}
