import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TRIP_LIMITS } from '#/formulas/range.ts';
import { FIRST_TRIP, RETURN, readWinter, winterQuestion, winterValue } from './trip-link.ts';

const TOWNS = ['erdenet', 'darkhan'];
const whole = ({ from, to }: { from: number; to: number }) => fc.integer({ min: from, max: to }).map(String);

test('a question comes back as it was shared', () => {
  const fields = fc
    .record({
      temperature: whole(TRIP_LIMITS.temperature),
      where: fc.constantFrom('road', 'city'),
      speed: whole(TRIP_LIMITS.speed),
      start: whole(TRIP_LIMITS.start),
      reserve: whole(TRIP_LIMITS.reserve),
      isReturn: fc.constantFrom(RETURN, ''),
      town: fc.constantFrom('', ...TOWNS),
    })
    .filter((each) => winterValue(each) !== undefined)
    .map((each) => (each.where === 'city' ? { ...each, speed: FIRST_TRIP.speed } : each));
  fc.assert(
    fc.property(fields, (asked) => {
      expect(readWinter(`?winter=${winterValue(asked)}`, TOWNS)).toEqual(asked);
    }),
  );
});

test('untrusted input gives a question within the limits', () => {
  const hostile = fc.oneof(
    fc.string(),
    fc.constantFrom('1e9,road', '-999', 'NaN,city,Infinity', '<script>', ',,,,,,,', '٣٠', '0x20', '-0.5'),
  );
  fc.assert(
    fc.property(hostile, (text) => {
      const fields = readWinter(`?${new URLSearchParams({ winter: text })}`, TOWNS) ?? FIRST_TRIP;
      for (const key of ['temperature', 'speed', 'start', 'reserve'] as const) {
        expect(Number(fields[key])).toBeGreaterThanOrEqual(TRIP_LIMITS[key].from);
        expect(Number(fields[key])).toBeLessThanOrEqual(TRIP_LIMITS[key].to);
      }
      expect(['', ...TOWNS]).toContain(fields.town);
    }),
  );
  expect(readWinter('?color=3', TOWNS)).toBeUndefined();
});

test.each([
  ['speed', '900'],
  ['start', ''],
  ['reserve', 'half'],
  ['start', '10'],
])('a %s of %j asks nothing', (field, text) => {
  expect(winterQuestion({ ...FIRST_TRIP, [field]: text })).toBeUndefined();
});
