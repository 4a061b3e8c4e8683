import type { Locale } from '#/language/locales.ts';
import { content } from './checked-content.ts';
import { MAP_SIZE, onMap, outlineOf } from './on-map.ts';

/** Towns nearer to each other than this are not both shown. */
const APART = 40;

type Point = { x: number; y: number };

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

/**
 * The country's outline, the dealer's place in it (that of the settings, else his city's) and the nearest towns, by road,
 * that stand far enough from each other to be named.
 */
export function countryMap(locale: Locale) {
  const { towns, from } = content.tools.towns;
  const { longitude, latitude } = content.dealer.position ?? from;
  const dealer = { name: from.name[locale], ...onMap(longitude, latitude) };
  const shown: (Point & { name: string; km: number })[] = [];
  for (const { name, km, ...at } of towns) {
    const point = onMap(at.longitude, at.latitude);
    if ([dealer, ...shown].every((other) => distance(other, point) >= APART)) {
      shown.push({ ...point, name: name[locale].replace(/ \(.*\)$/, ''), km });
    }
  }
  return {
    ...MAP_SIZE,
    outline: outlineOf(content),
    dealer,
    towns: shown,
    unit: content.units.km?.[locale] ?? '',
  };
}
