import { LOCALES } from '#/language/locales.ts';
import { lineIn } from './line-in.ts';
import { tellProblem } from './problem.ts';
import { unknownWords } from './spelling.ts';

/**
 * Prints the words of the content that no dictionary knows. It stops nothing, because a new word may be right and whoever edits the
 * content cannot tell a dictionary so; with `--strict` (CI) it fails, until the word is mended or stands in `own-words.ts`.
 */
let count = 0;
for (const locale of LOCALES) {
  const unknown = unknownWords(locale);
  if (unknown === undefined) {
    console.log(`Spelling (${locale}): not checked, there is no hunspell or no dictionary here.`);
    continue;
  }
  count += unknown.length;
  for (const { word, file, path } of unknown) {
    const problem = { file, path, reason: `no dictionary knows "${word}"` };
    console.log(tellProblem(problem, lineIn(problem)));
  }
}
if (count > 0 && process.argv.includes('--strict')) process.exitCode = 1;
