import type { LocalContent } from './in-locale.ts';
import { MAP_SIZE, onMap, outlineOf, type Point } from './on-map.ts';
import { mainAndOthers } from './showrooms.ts';

/** Towns nearer to each other than this are not both shown. */
const APART = 40;

/** About the width of a letter of a showroom's name, where the map is small and its letters are large. */
const LETTER = 17;

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

/**
 * The country's outline, the main showroom in it (where the settings have no position, the town that distances are counted
 * from), others that stand elsewhere, and the nearest towns, by road, that stand far enough from each other to be named. Lines
 * begin where distances do (`hub`), which has no name of its own where a showroom stands.
 */
export function countryMap({ tools, dealer, units }: LocalContent) {
  const { towns, from } = tools.towns;
  const places = dealer.showrooms.map(({ name, position, postalAddress }) => {
    const { longitude, latitude } = position ?? from;
    const point = onMap(longitude, latitude);
    const label = name ?? postalAddress.city;
    // Beside its place, its name would run out of the map.
    return { name: label, ...point, isEastern: point.x + label.length * LETTER > MAP_SIZE.width };
  });
  const { main, others } = mainAndOthers(places);
  const origin = onMap(from.longitude, from.latitude);
  const there = places.find((place) => distance(place, origin) < APART);
  const hub: Point & { name?: string } =
    there === undefined ? { ...origin, name: from.name } : { x: there.x, y: there.y };
  const shown: (Point & { name: string; km: number })[] = [];
  for (const { name, km, ...at } of towns) {
    const point = onMap(at.longitude, at.latitude);
    if ([main, ...others, hub, ...shown].every((other) => distance(other, point) >= APART)) {
      shown.push({ ...point, name: name.replace(/ \(.*\)$/, ''), km });
    }
  }
  return {
    ...MAP_SIZE,
    outline: outlineOf(tools.country),
    main,
    hub,
    origin: from.name,
    others: others.filter((other) => distance(main, other) >= APART),
    towns: shown,
    unit: units.km ?? '',
  };
}
