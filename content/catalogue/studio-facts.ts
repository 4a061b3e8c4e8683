import type { ModelId } from '../ids.ts';
import type { Fact } from '../schema.ts';
import { plainContent } from './checked-content.ts';

/** What the picture studio builds a car from: millimetres, inches, the tyre's name. What is not published is missing. */
export type StudioFacts = {
  title: string;
  length?: number | undefined;
  width?: number | undefined;
  height?: number | undefined;
  wheelbase?: number | undefined;
  tyres?: string | undefined;
  rims?: number | undefined;
};

/** The published measures of all cars, for `studio/facts.json`. */
export function studioFacts(): Record<ModelId, StudioFacts> {
  const cars = Object.values(plainContent.models).map(({ id, title, facts }): [ModelId, StudioFacts] => {
    const { length, width, height, wheelbase, tyres, rims }: Record<string, Fact | undefined> = facts;
    return [
      id,
      {
        title,
        length: numberOf(length),
        width: numberOf(width),
        height: numberOf(height),
        wheelbase: numberOf(wheelbase),
        tyres: wordsOf(tyres),
        rims: numberOf(rims),
      },
    ];
  });
  return Object.fromEntries(cars) as Record<ModelId, StudioFacts>;
}

const numberOf = (fact: Fact | undefined) => (typeof fact?.value === 'number' ? fact.value : undefined);

const wordsOf = (fact: Fact | undefined) =>
  typeof fact?.value === 'object' && 'en' in fact.value ? fact.value.en : undefined;
