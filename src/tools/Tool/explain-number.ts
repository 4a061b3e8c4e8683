import { fillIn } from '#/language/fill-in.ts';
import { formatNumber } from '#/language/format.ts';
import type { NumberLimits, NumberProblem } from './read-number.ts';

export type NumberWords = { empty: string; notNumber: string; between: string };

/** What is wrong with a number, in words; undefined where nothing is. */
export function explainNumber(
  problem: NumberProblem | undefined,
  { from, to }: NumberLimits,
  words: NumberWords,
  example: number,
): string | undefined {
  if (problem === undefined) return undefined;
  return fillIn(words[problem], {
    from: formatNumber(from),
    to: formatNumber(to),
    example: formatNumber(example),
  });
}
