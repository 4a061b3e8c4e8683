import { GARAGE_LIMITS } from './fit.ts';

/** A garage in centimetres; undefined is not typed yet. */
export type GarageQuestion = { length?: number | undefined; width?: number | undefined; height?: number | undefined };

/** Reads `?fit=600,300,220`, in centimetres; what is no number within the limits counts as not typed. */
export function readFit(query: string): GarageQuestion {
  const [length, width, height] = (new URLSearchParams(query).get('fit') ?? '').slice(0, 40).split(',');
  return { length: part(length, 'length'), width: part(width, 'width'), height: part(height, 'height') };
}

function part(text: string | undefined, key: keyof typeof GARAGE_LIMITS): number | undefined {
  if (text === undefined || !/^\d{2,4}(\.\d{1,3})?$/.test(text)) return undefined;
  const value = Number(text);
  return value >= GARAGE_LIMITS[key].from && value <= GARAGE_LIMITS[key].to ? value : undefined;
}

/** The value of `fit` in the address; undefined where nothing is typed. */
export function fitValue({ length, width, height }: GarageQuestion): string | undefined {
  const text = [length ?? '', width ?? '', height ?? ''].join(',');
  return text === ',,' ? undefined : text;
}
