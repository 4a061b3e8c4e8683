import type { LocalContent } from './in-locale.ts';
import { MAP_SIZE, onMap, outlineOf, type Point } from './on-map.ts';
import { mainAndOthers } from './showrooms.ts';

/** Towns nearer to each other than this are not both shown. */
const APART = 40;

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

/**
 * The country's outline, the main showroom in it (where the settings have no position, the town that distances are counted
 * from), others that stand elsewhere, and the nearest towns, by road, that stand far enough from each other to be named.
 */
export function countryMap({ tools, dealer, units }: LocalContent) {
  const { towns, from } = tools.towns;
  const places = dealer.showrooms.map(({ name, position, postalAddress }) => {
    const { longitude, latitude } = position ?? from;
    return { name: name ?? postalAddress.city, ...onMap(longitude, latitude) };
  });
  const { main, others } = mainAndOthers(places);
  const shown: (Point & { name: string; km: number })[] = [];
  for (const { name, km, ...at } of towns) {
    const point = onMap(at.longitude, at.latitude);
    if ([main, ...others, ...shown].every((other) => distance(other, point) >= APART)) {
      shown.push({ ...point, name: name.replace(/ \(.*\)$/, ''), km });
    }
  }
  return {
    ...MAP_SIZE,
    outline: outlineOf(tools.country),
    main,
    others: others.filter((other) => distance(main, other) >= APART),
    towns: shown,
    unit: units.km ?? '',
  };
}
