import type { Locale } from '#/language/locales.ts';
import { mongolia } from '../tools/mongolia.ts';
import { content } from './checked-content.ts';

/** The map's size in its own units: a degree of latitude is 32, one of longitude 22 (its share at 46.5° north). */
const MAP = { width: 720, height: 352, west: 87.3, north: 52.5, perLongitude: 22, perLatitude: 32 };
/** Towns nearer to each other than this are not both shown. */
const APART = 40;

type Point = { x: number; y: number };

const onMap = (longitude: number, latitude: number): Point => ({
  x: Math.round((longitude - MAP.west) * MAP.perLongitude),
  y: Math.round((MAP.north - latitude) * MAP.perLatitude),
});

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
  const outline = mongolia.map(([east, north]) => onMap(east, north)).map(({ x, y }) => `${x} ${y}`);
  return {
    width: MAP.width,
    height: MAP.height,
    outline: `M${outline.join('L')}Z`,
    dealer,
    towns: shown,
    unit: content.units.km?.[locale] ?? '',
  };
}
