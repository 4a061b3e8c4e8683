import type { Country } from '#/content/schema.ts';

/** A degree of latitude is 32 units of the map, one of longitude 22 (its share at 46.5° north). */
const SCALE = { west: 87.3, north: 52.5, perLongitude: 22, perLatitude: 32 };

/** The size of the country's map in its own units. */
export const MAP_SIZE = { width: 720, height: 352 };

export type Point = { x: number; y: number };

/** A place in degrees as a point of the map, to whole units. */
export const onMap = (longitude: number, latitude: number): Point => ({
  x: Math.round((longitude - SCALE.west) * SCALE.perLongitude),
  y: Math.round((SCALE.north - latitude) * SCALE.perLatitude),
});

/**
 * A closed outline as the path of an SVG, in steps from point to point: a third shorter than in places. Pairs after the first are
 * lines without saying so, and a minus sign is space enough.
 */
export function closedPath(points: readonly Point[]): string {
  let from = { x: 0, y: 0 };
  const steps = points.map((to) => {
    const step = `${to.x - from.x} ${to.y - from.y}`;
    from = to;
    return step;
  });
  return `m${steps.join(' ').replaceAll(' -', '-')}z`;
}

/** The country's outline as the path of an SVG. */
export const outlineOf = ({ outline }: Country): string =>
  closedPath(outline.map(([longitude, latitude]) => onMap(longitude, latitude)));
