import type { LocalContent } from './in-locale.ts';

/** A brand in one locale; throws where there is none. */
export function getBrand({ brands }: LocalContent, id: string): LocalContent['brands'][string] {
  const brand = Object.values(brands).find((each) => each.id === id);
  if (brand === undefined) throw new Error(`There is no brand "${id}".`);
  return brand;
}
