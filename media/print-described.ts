/** Prints which alternative texts are older than their pictures. It stops nothing: often the text still holds. */
import { resolve } from 'node:path';
import { compareDescribed, markTexts, readDescribed } from './described.ts';
import { readManifest } from './manifest.ts';

const root = resolve(import.meta.dirname, '..');
const { pictures } = readManifest(resolve(root, 'media/manifest.json'));
const { older } = compareDescribed(pictures, markTexts(root, Object.keys(pictures)), readDescribed(root));
if (older.length > 0) {
  console.log(
    `\nThe pictures of ${older.length} alternative texts have changed since (content/pictures/<owner>.json):`,
  );
  for (const id of older) console.log(`- ${id}`);
  console.log('Change what is no longer seen; `npm run pictures -- --described` says that the others still hold.');
}
