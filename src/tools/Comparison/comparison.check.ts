import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contentIn } from '#/catalogue/checked-content.ts';
import { comparison } from '#/catalogue/comparison.ts';
import { LOCALES } from '#/language/locales.ts';
import { compareAddress, MOST_CARS, readCompare } from '../../cars/CompareLink/compare-link.ts';
import { isDifferent, splitRows } from './compare-rows.ts';

const known = ['voyah-free', 'voyah-dreamer', 'forthing-t5-evo', 'aeolus-huge'];

describe('links', () => {
  test('a comparison comes back as it was shared', () => {
    const cars = fc.uniqueArray(fc.constantFrom(...known), { minLength: 1, maxLength: MOST_CARS });
    fc.assert(
      fc.property(cars, (chosen) => {
        const { search } = new URL(compareAddress('/en/home', chosen), 'https://showroom.example');
        expect(readCompare(search, known)?.models).toEqual(chosen);
      }),
    );
  });

  test('untrusted input gives known, different cars, three at most', () => {
    const part = fc.oneof(
      fc.constantFrom('voyah-free.5', 'voyah-free', '__proto__', 'aeolus-huge.9', '.3'),
      fc.string(),
    );
    const text = fc.oneof(
      fc.string(),
      fc.array(part).map((parts) => parts.join(',')),
    );
    fc.assert(
      fc.property(text, (value) => {
        const { models = [] } = readCompare(`?${new URLSearchParams({ compare: value })}`, known) ?? {};
        expect(models.length).toBeLessThanOrEqual(MOST_CARS);
        expect(new Set(models).size).toBe(models.length);
        for (const model of models) expect(known).toContain(model);
      }),
    );
    expect(readCompare('?color=2', known)).toBeUndefined();
  });

  test('a link from the time when it named paints still names its cars', () => {
    expect(readCompare('?compare=voyah-free.5,aeolus-huge', known)?.models).toEqual(['voyah-free', 'aeolus-huge']);
  });
});

describe('rows', () => {
  const row = (cells: Record<string, string[] | null>) => ({
    spec: 'power',
    label: 'Power',
    cells: Object.fromEntries(
      Object.entries(cells).map(([id, values]) => [id, values === null ? null : values.map((value) => ({ value }))]),
    ),
  });
  const [first, second, third] = ['voyah-free', 'voyah-dreamer', 'aeolus-huge'] as const;

  test.each([
    [false, { [first]: ['5'], [second]: ['5'] }],
    [false, { [first]: ['5', '7'], [second]: ['7', '5'] }],
    [true, { [first]: ['5'], [second]: ['7'] }],
    [true, { [first]: ['5'], [second]: ['5', '7'] }],
    [false, { [first]: ['5'] }],
    [false, { [first]: null, [second]: ['5'] }],
    [false, { [third]: ['5'] }],
  ])('differs: %s in %j', (differs, cells) => {
    expect(isDifferent(row(cells), [first, second])).toBe(differs);
  });

  test('a figure of one car stands apart, a figure of none away', () => {
    const [both, one, none] = [
      row({ [first]: ['5'], [second]: ['5'] }),
      row({ [first]: ['5'], [second]: null }),
      row({}),
    ];
    expect(splitRows({ id: 'size', rows: [both, one, none] }, [first, second])).toEqual({
      beside: [both],
      single: [one],
    });
  });
});

describe.each(LOCALES)('the comparison of the site (%s)', (locale) => {
  const { main, groups } = comparison(contentIn(locale));

  test('has seven rows that stand open, and each figure once', () => {
    expect(main.rows).toHaveLength(7);
    const specs = [main, ...groups].flatMap(({ rows }) => rows.map(({ spec }) => spec));
    expect(new Set(specs).size).toBe(specs.length);
    expect(specs).not.toContain('range');
    expect(specs).not.toContain('fuelConsumption');
  });

  test('says of each range in which test it was measured', () => {
    const ranges = main.rows.find(({ spec }) => spec === 'rangeOrConsumption')?.cells['voyah-free'] ?? [];
    expect(ranges.length).toBeGreaterThan(1);
    for (const { note } of ranges) expect(note).toBeTruthy();
  });
});
