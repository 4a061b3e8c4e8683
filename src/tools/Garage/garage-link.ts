import { GARAGE_LIMITS, type Garage } from './garage-room.ts';
import { readLength } from './read-length.ts';

/** The parameter of the URL: `?fit=…`. */
export const PARAMETER = 'fit';

export const MEASURES = ['length', 'width', 'height'] as const;

/** The garage as it stands in the fields, in centimetres or as the visitor has typed it. */
export type GarageFields = Record<(typeof MEASURES)[number], string>;

/** A single garage as builders usually make it: an example to begin with, which the page says. */
export const EXAMPLE_GARAGE: GarageFields = { length: '600', width: '300', height: '220' };

/** The garage in millimetres; undefined while a field cannot be read. */
export function readGarage(fields: GarageFields): Garage | undefined {
  const [length, width, height] = MEASURES.map((name) => readLength(fields[name], GARAGE_LIMITS[name]).value);
  if (length === undefined || width === undefined || height === undefined) return undefined;
  return { length: length * 10, width: width * 10, height: height * 10 };
}

/**
 * Reads `?fit=600,300,220`, in centimetres. URLs are untrusted input: what is no number within the limits becomes the
 * example's.
 *
 * @returns undefined where the URL asks nothing.
 */
export function readFit(query: string): GarageFields | undefined {
  const text = new URLSearchParams(query).get(PARAMETER);
  if (text === null) return undefined;
  const parts = text.slice(0, 40).split(',');
  const fields = { ...EXAMPLE_GARAGE };
  for (const [at, name] of MEASURES.entries()) {
    const part = parts[at] ?? '';
    const { from, to } = GARAGE_LIMITS[name];
    if (/^\d{3,4}(\.\d{1,2})?$/.test(part) && Number(part) >= from && Number(part) <= to) fields[name] = part;
  }
  return fields;
}

/** The value of `fit` in the URL that asks about this garage again; undefined while a field cannot be read. */
export function fitValue(fields: GarageFields): string | undefined {
  const lengths = MEASURES.map((name) => readLength(fields[name], GARAGE_LIMITS[name]).value);
  return lengths.includes(undefined) ? undefined : lengths.join(',');
}
