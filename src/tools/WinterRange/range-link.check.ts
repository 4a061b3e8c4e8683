import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TRIP_LIMITS } from '#/formulas/range.ts';
import { FIRST_QUESTION, readWinter, winterValue } from './range-link.ts';

const whole = ({ from, to }: { from: number; to: number }) => fc.integer({ min: from, max: to });

test('a question comes back as it was shared', () => {
  const question = fc.record({
    temperature: whole(TRIP_LIMITS.temperature),
    where: fc.constantFrom('road' as const, 'city' as const),
    speed: whole(TRIP_LIMITS.speed),
    start: whole(TRIP_LIMITS.start),
    reserve: whole(TRIP_LIMITS.reserve),
    isReturn: fc.boolean(),
    town: fc.constantFrom(undefined, 'erdenet', 'darkhan'),
  });
  fc.assert(
    fc.property(question, (asked) => {
      expect(readWinter(`?winter=${winterValue(asked)}`)).toEqual(asked);
    }),
  );
});

test('hostile addresses give a question within the limits', () => {
  const hostile = fc.oneof(
    fc.string(),
    fc.constantFrom('1e9,road', '-999', 'NaN,city,Infinity', '<script>', ',,,,,,,', '٣٠', '0x20', '-0.5'),
  );
  fc.assert(
    fc.property(hostile, (text) => {
      const question = readWinter(`?${new URLSearchParams({ winter: text })}`) ?? FIRST_QUESTION;
      for (const key of ['temperature', 'speed', 'start', 'reserve'] as const) {
        expect(question[key]).toBeGreaterThanOrEqual(TRIP_LIMITS[key].from);
        expect(question[key]).toBeLessThanOrEqual(TRIP_LIMITS[key].to);
      }
      expect(question.town ?? 'a').toMatch(/^[a-z]{1,20}$/);
    }),
  );
  expect(readWinter('?color=3')).toBeUndefined();
});
