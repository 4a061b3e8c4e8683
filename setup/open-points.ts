import { beforePublishing } from '../content/before-publishing.ts';

/** Prints what the dealer has still to confirm before the site goes public. It stops nothing: the site is built all the same. */
const open = beforePublishing.filter(({ confirmed }) => !confirmed);
if (open.length > 0) {
  console.log(`\nBefore publishing, ${open.length} points are open (content/before-publishing.ts):`);
  for (const { what, where } of open) console.log(`- ${what}\n  ${where}`);
}
