import { closedPath, type Point } from './on-map.ts';

/** The largest angle between two points of the outline, in radians: 9 degrees. */
const STEP = Math.PI / 20;

/**
 * How far 1,000 km by road reach in every direction, as the path of an SVG around the start in units of the map: other
 * distances are the same path in another scale. Roads bend, each in its own way: towards a town its outline stands at
 * the town for just the distance of its road, and between neighbouring towns it goes over from the one to the other.
 *
 * @param towns Their distance by road in km. One that stands at the start says nothing of a direction.
 * @returns An empty path without towns.
 */
export function reachOf(from: Point, towns: readonly (Point & { km: number })[]): string {
  const directions = towns
    .map(({ x, y, km }) => ({
      angle: Math.atan2(y - from.y, x - from.x),
      radius: (1000 * Math.hypot(x - from.x, y - from.y)) / km,
    }))
    .filter(({ radius }) => radius > 0)
    .sort((one, other) => one.angle - other.angle);
  const points = directions.flatMap((one, at) => {
    const isLast = at === directions.length - 1;
    const next = directions[isLast ? 0 : at + 1] ?? one;
    const turn = next.angle - one.angle + (isLast ? 2 * Math.PI : 0);
    const count = Math.max(1, Math.ceil(turn / STEP));
    return Array.from({ length: count }, (_, step) => {
      const part = step / count;
      // Without a corner at the towns.
      const eased = (1 - Math.cos(Math.PI * part)) / 2;
      const radius = one.radius + (next.radius - one.radius) * eased;
      const angle = one.angle + turn * part;
      return { x: Math.round(radius * Math.cos(angle)), y: Math.round(radius * Math.sin(angle)) };
    });
  });
  return points.length === 0 ? '' : closedPath(points);
}
