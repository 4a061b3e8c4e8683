import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareValue, MOST_CARS, readCompare } from '../../cars/CompareLink/compare-link.ts';
import { rowsToShow, standOf } from './differences.ts';

const models = ['voyah-free', 'voyah-dreamer', 'forthing-t5-evo', 'aeolus-huge'].map((id, at) => ({
  id,
  leadColour: at + 1,
}));
const car = fc.record({
  model: fc.constantFrom(...models.map(({ id }) => id)),
  colour: fc.integer({ min: 1, max: 6 }),
});

describe('links', () => {
  test('a comparison comes back as it was shared', () => {
    const cars = fc.uniqueArray(car, { selector: ({ model }) => model, minLength: 1, maxLength: MOST_CARS });
    fc.assert(
      fc.property(cars, (chosen) => {
        expect(readCompare(`?compare=${compareValue(chosen, models)}`, models)?.cars).toEqual(chosen);
      }),
    );
  });

  test('hostile addresses give known, different cars in known paints, three at most', () => {
    const text = fc.oneof(
      fc.string(),
      fc
        .array(fc.oneof(fc.constantFrom('voyah-free.5', 'voyah-free', '__proto__', 'aeolus-huge.9', '.3'), fc.string()))
        .map((parts) => parts.join(',')),
    );
    fc.assert(
      fc.property(text, (value) => {
        const cars = readCompare(`?${new URLSearchParams({ compare: value })}`, models)?.cars ?? [];
        expect(cars.length).toBeLessThanOrEqual(MOST_CARS);
        expect(new Set(cars.map(({ model }) => model)).size).toBe(cars.length);
        for (const { model, colour } of cars) {
          expect(models.map(({ id }) => id)).toContain(model);
          expect([1, 2, 3, 4, 5, 6]).toContain(colour);
        }
      }),
    );
    expect(readCompare('?color=2', models)).toBeUndefined();
  });
});

describe('differences', () => {
  const row = (cells: Record<string, string[] | null>) => ({
    spec: 'power',
    label: 'Power',
    cells: Object.fromEntries(
      Object.entries(cells).map(([id, values]) => [id, values === null ? null : values.map((value) => ({ value }))]),
    ),
  });

  test.each([
    ['same', { a: ['5'], b: ['5'] }],
    ['same', { a: ['5', '7'], b: ['7', '5'] }],
    ['differs', { a: ['5'], b: ['7'] }],
    ['differs', { a: ['5'], b: ['5', '7'] }],
    ['open', { a: ['5'] }],
    ['nothing', { c: ['5'] }],
    ['nothing', { a: null }],
    ['differs', { a: null, b: ['5'] }],
  ])('%s: %j', (stand, cells) => {
    expect(standOf(row(cells), ['a', 'b'])).toBe(stand);
  });

  test('"differences only" leaves out what is the same, never what is not published', () => {
    const group = { id: 'size', rows: [row({ a: ['5'], b: ['5'] }), row({ a: ['5'] }), row({ a: ['5'], b: ['6'] })] };
    expect(rowsToShow(group, ['a', 'b'], true)).toHaveLength(2);
    expect(rowsToShow(group, ['a', 'b'], false)).toHaveLength(3);
  });
});
