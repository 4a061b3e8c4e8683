import { library } from '../library.ts';
import { pointsToConfirm } from './open-points.ts';

/** Prints what the dealer has still to confirm before the site goes public. It stops nothing: the site is built all the same. */
const open = pointsToConfirm(library).filter(({ confirmed }) => !confirmed);
if (open.length > 0) {
  console.log(`\nBefore publishing, ${open.length} points are open (content/before-publishing.json):`);
  for (const { what, where } of open) {
    const places = where.map(({ file, at }) => `content/${file}, ${at}`);
    console.log(`- ${what.en}\n  ${places.join('\n  ')}`);
  }
}
