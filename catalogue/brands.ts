import type { Brand } from '#/content/schema.ts';
import { content } from './checked-content.ts';

/** All brands, in the order of menus. */
export const brands: Brand[] = Object.values(content.brands);

export function getBrand(id: string): Brand {
  const brand = brands.find((each) => each.id === id);
  if (brand === undefined) throw new Error(`There is no brand "${id}".`);
  return brand;
}
