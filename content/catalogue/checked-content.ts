import { assertValidContent } from '../checks/check-content.ts';
import { type Library, library } from '../library.ts';
import { typeset } from './typeset.ts';

assertValidContent(library);
if (library.dealer.sample) {
  console.warn('content/dealer.ts still holds sample values: the site says so until they are replaced.');
}

/** All content: checked, and set as a typesetter would. What the other files of the catalogue read. */
export const content: Library = typeset(library);
