import { type NumberLimits, readNumber } from '../../design/Field/read-number.ts';

/** Centimetres in one of each unit, as people write it. */
const UNITS: Record<string, number> = { м: 100, m: 100, см: 1, cm: 1, мм: 0.1, mm: 0.1 };

/**
 * Reads a length in centimetres as people type it: `520`, `520 см`, `5.2`, `5,2 м`, `5200 мм`. Without a unit, what is too
 * short for centimetres is meant in metres, and what is too long for them in millimetres, if it is a garage then.
 *
 * @param limits In centimetres.
 */
export function readLength(text: string, limits: NumberLimits): ReturnType<typeof readNumber> {
  const [, digits = text, unit = ''] = /^(.*?)\s*(мм|mm|см|cm|м|m)\.?\s*$/i.exec(text) ?? [];
  const { value, problem } = readNumber(digits, { from: 0, to: 1e9 });
  if (value === undefined) return { problem };
  const factors = unit === '' ? [1, 100, 0.1] : [UNITS[unit.toLowerCase()] ?? 1];
  // A tenth of a millimetre is beyond any tape measure, and 5.2 × 100 is no whole number to a computer.
  const lengths = factors.map((factor) => Math.round(value * factor * 100) / 100);
  const length = lengths.find((each) => each >= limits.from && each <= limits.to);
  return length === undefined ? { problem: 'between' } : { value: length };
}
