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

test('what is charged must be more than what is kept', () => {
  expect(winterQuestion({ ...FIRST_TRIP, start: '16', reserve: '15' })).toBeDefined();
  expect(winterQuestion({ ...FIRST_TRIP, start: '15', reserve: '15' })).toBeUndefined();
});

test('no town is undefined in the question and left out of the URL; the way back is not', () => {
  expect(winterQuestion(FIRST_TRIP)).toMatchObject({ where: 'road', isReturn: false, town: undefined });
  expect(winterQuestion({ ...FIRST_TRIP, where: 'city', town: 'darkhan' })).toMatchObject({
    where: 'city',
    town: 'darkhan',
  });
  expect(winterValue(FIRST_TRIP)).toBe('-25,road,90,100,15');
  expect(winterValue({ ...FIRST_TRIP, isReturn: RETURN })).toBe('-25,road,90,100,15,back');
  expect(winterValue({ ...FIRST_TRIP, town: 'darkhan' })).toBe('-25,road,90,100,15,,darkhan');
});

test('a URL may ask for the limits themselves, and for nothing beyond them or written otherwise', () => {
  const keys = ['temperature', 'where', 'speed', 'start', 'reserve'] as const;
  const asked = (name: keyof typeof TRIP_LIMITS, part: string) =>
    readWinter(`?winter=${keys.map((key) => (key === name ? part : FIRST_TRIP[key])).join(',')}`, TOWNS)?.[name];
  for (const name of ['temperature', 'speed', 'start', 'reserve'] as const) {
    const { from, to } = TRIP_LIMITS[name];
    for (const within of [from, to]) expect(asked(name, String(within))).toBe(String(within));
    for (const other of [from - 1, to + 1, `x${from}`, `${to}x`, `${to}.5`, '1e1', ''])
      expect(asked(name, String(other)), `${name} ${other}`).toBe(FIRST_TRIP[name]);
  }
  expect(readWinter('?winter=', TOWNS)).toEqual(FIRST_TRIP);
  expect(readWinter(`?winter=${'0'.repeat(80)},city`, TOWNS)?.where).toBe('road');
});
