/** Why what was typed is no answer. */
export type NumberProblem = 'empty' | 'notNumber' | 'between';

export type NumberLimits = { from: number; to: number };

/**
 * Reads a number as people type it: `2,850`, `2 850`, `7.1`, `7,1`, `−25`. A comma before exactly three digits parts
 * thousands, any other one decimals. Nothing else is guessed: letters, two points or an exponent are not a number.
 */
export function readNumber(
  text: string,
  { from, to }: NumberLimits,
): { value: number; problem?: undefined } | { value?: undefined; problem: NumberProblem } {
  const plain = text.replace(/[\s'₮%]/g, '').replace(/[−–]/g, '-');
  if (plain === '') return { problem: 'empty' };
  const isGrouped = /^-?\d{1,3}(,\d{3})+(\.\d+)?$/.test(plain);
  const number = isGrouped ? plain.replaceAll(',', '') : plain.replace(',', '.');
  if (!/^-?\d{1,9}(\.\d{1,6})?$/.test(number)) return { problem: 'notNumber' };
  const value = Number(number);
  return value >= from && value <= to ? { value } : { problem: 'between' };
}
