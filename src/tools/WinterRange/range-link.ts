import { TRIP_LIMITS, type Trip } from '#/formulas/range.ts';

/** A trip and its goal, as the address carries them: `?winter=-25,road,90,100,15,back,erdenet`. */
export type WinterQuestion = Trip & { town: string | undefined };

export const FIRST_QUESTION: WinterQuestion = {
  temperature: -25,
  where: 'road',
  speed: 90,
  start: 100,
  reserve: 15,
  isReturn: false,
  town: undefined,
};

/**
 * Reads a question from the query of an address. Addresses come from strangers: what is no whole number within the limits
 * falls back to its own default, and a town is an id of letters only (whether it exists is for the caller to say).
 *
 * @returns undefined where the address asks nothing.
 */
export function readWinter(query: string): WinterQuestion | undefined {
  const text = new URLSearchParams(query).get('winter');
  if (text === null) return undefined;
  const [temperature, where, speed, start, reserve, back, town] = text.slice(0, 80).split(',');
  return {
    temperature: wholeNumber(temperature, 'temperature'),
    where: where === 'city' ? 'city' : 'road',
    speed: wholeNumber(speed, 'speed'),
    start: wholeNumber(start, 'start'),
    reserve: wholeNumber(reserve, 'reserve'),
    isReturn: back === 'back',
    town: /^[a-z]{1,20}$/.test(town ?? '') ? town : undefined,
  };
}

function wholeNumber(text: string | undefined, key: keyof typeof TRIP_LIMITS): number {
  const { from, to } = TRIP_LIMITS[key];
  const value = /^-?\d{1,3}$/.test(text ?? '') ? Number(text) : Number.NaN;
  return value >= from && value <= to ? value : FIRST_QUESTION[key];
}

/** The value of `winter` in the address that asks this question again. */
export function winterValue({ temperature, where, speed, start, reserve, isReturn, town }: WinterQuestion): string {
  return [temperature, where, speed, start, reserve, isReturn ? 'back' : '', town ?? ''].join(',').replace(/,+$/, '');
}
