import { fillIn } from '#/language/fill-in.ts';
import { formatNumber } from '#/language/format.ts';
import type { NumberLimits, NumberProblem } from './read-number.ts';

/** What is said of each problem; `{from}`, `{to}` and `{example}` are filled in. */
export type NumberMessages = Record<NumberProblem, string>;

/** What is wrong with a number, in words; undefined where nothing is. */
export function explainNumber(
  problem: NumberProblem | undefined,
  { from, to }: NumberLimits,
  messages: NumberMessages,
): string | undefined {
  if (problem === undefined) return undefined;
  return fillIn(messages[problem], {
    from: formatNumber(from),
    to: formatNumber(to),
    example: formatNumber(Math.round((from + to) / 2)),
  });
}
