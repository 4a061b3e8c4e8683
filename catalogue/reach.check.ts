import { describe, expect, test } from 'vitest';
import { plainContent } from './checked-content.ts';
import { onMap, type Point } from './on-map.ts';
import { reachOf } from './reach.ts';

const start = { x: 100, y: 100 };

/** The points of a path around its start, in the order in which they stand there. */
function pointsOf(path: string): Point[] {
  const numbers = (path.match(/-?\d+/g) ?? []).map(Number);
  const at = { x: 0, y: 0 };
  return Array.from({ length: numbers.length / 2 }, (_, pair) => {
    at.x += numbers[2 * pair] ?? 0;
    at.y += numbers[2 * pair + 1] ?? 0;
    return { ...at };
  });
}

/** How far the outline stands from its start on the way to a point of the map, along straight lines between its points. */
function radiusTowards(path: string, from: Point, to: Point): number {
  const points = pointsOf(path);
  const way = { x: to.x - from.x, y: to.y - from.y };
  const length = Math.hypot(way.x, way.y);
  for (const [at, one] of points.entries()) {
    const next = points[(at + 1) % points.length] ?? one;
    const side = (point: Point) => way.x * point.y - way.y * point.x;
    if (side(one) > 0 || side(next) < 0 || way.x * (one.x + next.x) + way.y * (one.y + next.y) < 0) continue;
    const part = side(next) === side(one) ? 0 : side(one) / (side(one) - side(next));
    const hit = { x: one.x + part * (next.x - one.x), y: one.y + part * (next.y - one.y) };
    return (hit.x * way.x + hit.y * way.y) / length;
  }
  throw new Error('The outline does not go around its start.');
}

describe('how far a distance by road reaches', () => {
  test('is a circle where one straight road is known', () => {
    const points = pointsOf(reachOf(start, [{ x: 100, y: 40, km: 200 }]));
    expect(points.length).toBeGreaterThan(30);
    for (const { x, y } of points) expect(Math.hypot(x, y)).toBeCloseTo(300, -0.5);
  });

  test('is less where roads bend more, and goes over from one to the other without a corner', () => {
    const path = reachOf(start, [
      { x: 200, y: 100, km: 100 },
      { x: 100, y: 200, km: 200 },
    ]);
    const towards = (x: number, y: number) => radiusTowards(path, start, { x, y });
    expect(towards(200, 100)).toBeCloseTo(1000, -1);
    expect(towards(100, 200)).toBeCloseTo(500, -1);
    expect(towards(200, 200)).toBeCloseTo(750, -1);
    expect(towards(200, 115)).toBeGreaterThan(980);
  });

  test('needs a town that stands elsewhere than at the start', () => {
    expect(reachOf(start, [])).toBe('');
    expect(reachOf(start, [{ ...start, km: 12 }])).toBe('');
  });

  test('agrees with every town of the content: it reaches a town for the length of its road', () => {
    const { from, towns } = plainContent.tools.towns;
    const centre = onMap(from.longitude, from.latitude);
    const placed = towns.map(({ id, km, longitude, latitude }) => ({ id, km, ...onMap(longitude, latitude) }));
    const path = reachOf(centre, placed);
    for (const { id, km, ...town } of placed) {
      const away = Math.hypot(town.x - centre.x, town.y - centre.y);
      const reached = (radiusTowards(path, centre, town) * km) / 1000;
      expect(Math.abs(reached - away), id).toBeLessThan(2);
    }
  });
});
