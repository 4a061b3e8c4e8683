import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitVerdict, GARAGE_LIMITS, roomLeft, shownCentimetres } from './fit.ts';
import { fitValue, readFit } from './fit-link.ts';

const length = fc.integer({ min: 1000, max: 20_000 });
const garage = fc.record({ length, width: length, height: length });
const car = fc.record({ length: fc.option(length, { nil: undefined }), width: length, height: length });

test('a Voyah Free in 6.00 × 3.00 × 2.20 m leaves 109 cm, 52 cm on each side and 54 cm above', () => {
  const room = roomLeft({ length: 4905, width: 1950, height: 1660 }, { length: 6000, width: 3000, height: 2200 });
  expect(Object.values(room).map((left) => shownCentimetres(left ?? 0))).toEqual([109, 52, 54]);
  expect(fitVerdict(room)).toBe('yes');
});

test('a garage as large as the car fits, one millimetre less does not', () => {
  fc.assert(
    fc.property(garage, (space) => {
      expect(fitVerdict(roomLeft(space, space))).toBe('yes');
      for (const key of ['length', 'width', 'height'] as const) {
        expect(fitVerdict(roomLeft({ ...space, [key]: space[key] + 1 }, space))).toBe('no');
      }
    }),
  );
});

test('a larger garage never fits worse; an unknown measure never says yes', () => {
  fc.assert(
    fc.property(car, garage, fc.integer({ min: 0, max: 3000 }), (measures, space, more) => {
      const verdict = fitVerdict(roomLeft(measures, space));
      const larger = { length: space.length + more, width: space.width + more, height: space.height + more };
      if (verdict === 'yes') expect(fitVerdict(roomLeft(measures, larger))).toBe('yes');
      if (measures.length === undefined) expect(verdict).not.toBe('yes');
    }),
  );
});

test('a garage comes back as it was shared, and hostile addresses type nothing', () => {
  const within = ({ from, to }: { from: number; to: number }) =>
    fc.option(fc.integer({ min: from, max: to }), { nil: undefined });
  const question = fc.record({
    length: within(GARAGE_LIMITS.length),
    width: within(GARAGE_LIMITS.width),
    height: within(GARAGE_LIMITS.height),
  });
  fc.assert(
    fc.property(question, (asked) => {
      expect(readFit(`?fit=${fitValue(asked) ?? ''}`)).toEqual(asked);
    }),
  );
  fc.assert(
    fc.property(fc.string(), (text) => {
      const { length: read } = readFit(`?${new URLSearchParams({ fit: text })}`);
      expect(read ?? 200).toBeGreaterThanOrEqual(200);
      expect(read ?? 200).toBeLessThanOrEqual(2000);
    }),
  );
});
