import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  chargesOnTheWay,
  coldestMeasured,
  fullRange,
  shareAt,
  shownKilometres,
  TRIP_LIMITS,
  type Trip,
  tripCost,
  usableRange,
  verdictOf,
} from './range.ts';

/** Figures that are easily recomputed by hand. */
const figures = {
  shares: [
    { temperature: -31, low: 0.54, high: 0.71 },
    { temperature: 0, low: 0.72, high: 0.88 },
    { temperature: 20, low: 0.92, high: 1 },
    { temperature: 35, low: 0.82, high: 1 },
  ],
  city: { cold: -15, warm: 20, share: 0.8 },
  speed: { calm: 90, fast: 120, share: 0.8 },
  rated: 500,
};
const whole = ({ from, to }: { from: number; to: number }) => fc.integer({ min: from, max: to });
const anyTrip: fc.Arbitrary<Trip> = fc.record({
  temperature: whole(TRIP_LIMITS.temperature),
  where: fc.constantFrom('road' as const, 'city' as const),
  speed: whole(TRIP_LIMITS.speed),
  start: whole(TRIP_LIMITS.start),
  reserve: whole(TRIP_LIMITS.reserve),
  isReturn: fc.boolean(),
});
const calmRoad: Trip = { temperature: -30, where: 'road', speed: 90, start: 100, reserve: 15, isReturn: false };

describe('recomputed by hand from the sources', () => {
  test.each([
    // 500 × 0.54 and 500 × 0.71, El Prix's worst and best
    [{ temperature: -31 }, 270, 355],
    // 500 × 0.72 and 500 × 0.88, Recurrent ± 0.08
    [{ temperature: 0 }, 360, 440],
    [{ temperature: 20 }, 460, 500],
    // half way between 0 and 20
    [{ temperature: 10 }, 410, 470],
    // 412 km with 2 kW of air conditioning; 0.82 × 500
    [{ temperature: 35 }, 410, 500],
    // 400 of 500 km at 120 km/h: × 0.8
    [{ temperature: -31, speed: 120 }, 216, 284],
    [{ temperature: 20, speed: 120 }, 368, 400],
    // 0.8 for short trips from −15 °C down
    [{ temperature: -31, where: 'city' as const }, 216, 284],
    // one more step of the same line: 0.54 − 9 × 0.18 / 31, 0.71 − 9 × 0.17 / 31
    [{ temperature: -40 }, 243.87, 330.32],
  ])('%j: %d to %d km', (part, low, high) => {
    const range = fullRange(figures, { ...calmRoad, ...part });
    expect(range.low).toBeCloseTo(low, 1);
    expect(range.high).toBeCloseTo(high, 1);
  });

  test('at −30 °C the Voyah Free shows 270 to 355 km', () => {
    const { low, high } = fullRange(figures, calmRoad);
    expect([shownKilometres(low), shownKilometres(high)]).toEqual([270, 355]);
  });

  test('Erdenet and back in January needs charging, Darkhan does not', () => {
    const january = { ...calmRoad, temperature: -25 };
    expect(verdictOf(figures, january, 219)).toBe('yes');
    expect(verdictOf(figures, january, 373)).toBe('no');
    expect(verdictOf(figures, { ...january, isReturn: true }, 373)).toBe('no');
    // 746 km: 243.7 or 316.2 km at first, then 243.7 or 316.2 for each full charge
    expect(chargesOnTheWay(figures, { ...january, isReturn: true }, 373)).toEqual({ low: 2, high: 3 });
    const cost = tripCost(figures, { ...january, isReturn: true }, 373, {
      battery: 100,
      price: 285,
      loss: [0.063, 0.242],
    });
    expect(cost?.low).toBeCloseTo((((746 / (500 * 0.742903)) * 100) / (1 - 0.063)) * 285, 0);
    expect(cost?.high).toBeCloseTo((((746 / (500 * 0.574839)) * 100) / (1 - 0.242)) * 285, 0);
  });

  test('in summer Erdenet is reached with 15 % kept', () => {
    expect(verdictOf(figures, { ...calmRoad, temperature: 20 }, 373)).toBe('yes');
  });
});

describe('at the edges', () => {
  /** 200 to 400 km on a full battery, whatever the weather. */
  const even = { ...figures, rated: 400, shares: [-40, 40].map((temperature) => ({ temperature, low: 0.5, high: 1 })) };
  const trip = { ...calmRoad, reserve: 20 };

  test('two shares are enough, also above the warmest', () => {
    expect(shareAt(even.shares, 60)).toEqual({ low: 0.5, high: 1 });
    expect(shareAt(figures.shares, 50).low).toBeCloseTo(0.82 - 0.1);
    expect(coldestMeasured(figures.shares)).toBe(-31);
    expect(coldestMeasured([])).toBe(Number.NEGATIVE_INFINITY);
    expect(() => shareAt(figures.shares.slice(1, 2), 0)).toThrow(/no share at this temperature/);
  });

  test('short trips in town cost a fifth in the cold, a tenth half way to 20 °C, nothing above', () => {
    const inTown = { ...trip, where: 'city' as const };
    expect(fullRange(even, { ...inTown, temperature: -15 }).high).toBeCloseTo(320);
    expect(fullRange(even, { ...inTown, temperature: 2.5 }).high).toBeCloseTo(360);
    expect(fullRange(even, { ...inTown, temperature: 20 }).high).toBeCloseTo(400);
  });

  test.each([
    // A fifth is kept: 160 to 320 km. All of it, the reserve too, 200 at the cautious edge.
    [160, 'yes'],
    [160.1, 'tight'],
    [320, 'tight'],
    [320.1, 'no'],
  ])('with 160 to 320 km, %d km are: %s', (km, verdict) => {
    expect(verdictOf(even, trip, km)).toBe(verdict);
  });

  test('using the reserve up is tight, also where the favourable edge keeps it', () => {
    const narrow = { ...even, shares: even.shares.map((share) => ({ ...share, high: 0.5 })) };
    // 200 km for certain, 160 of them with the reserve kept; half charged 100 and 60.
    expect(verdictOf(narrow, trip, 200)).toBe('tight');
    expect(verdictOf(narrow, trip, 201)).toBe('no');
    expect(verdictOf(narrow, { ...trip, start: 50 }, 100)).toBe('tight');
    expect(verdictOf(narrow, { ...trip, start: 50 }, 101)).toBe('no');
  });

  test('charges are whole: exactly one more charge is one', () => {
    expect(chargesOnTheWay(even, trip, 320)).toEqual({ low: 0, high: 1 });
    expect(chargesOnTheWay(even, trip, 321)).toEqual({ low: 1, high: 2 });
    expect(chargesOnTheWay(even, trip, 640)).toEqual({ low: 1, high: 3 });
  });

  test('a car that does not move reaches nothing, charges nowhere and costs nothing', () => {
    const still = { ...even, rated: 0 };
    expect(chargesOnTheWay(still, trip, 10)).toBeUndefined();
    expect(chargesOnTheWay(even, { ...trip, reserve: 100 }, 10)).toBeUndefined();
    expect(tripCost(still, trip, 10, { battery: 100, price: 285, loss: [0.1] })).toBeUndefined();
  });

  test('kilometres are shown down to the last five, and five are five', () => {
    expect([4.99, 5, 9.99, 300].map(shownKilometres)).toEqual([0, 5, 5, 300]);
    // 0.7 × 500 is 350 less the smallest part that a computer knows.
    expect(shownKilometres(0.35 * 1000 - 1e-10)).toBe(350);
  });
});

describe('whatever is asked', () => {
  test('the interval stays within 0 and the rated range, its edges in order', () => {
    fc.assert(
      fc.property(anyTrip, (trip) => {
        const { low, high } = fullRange(figures, trip);
        expect(low).toBeGreaterThan(0);
        expect(high).toBeGreaterThanOrEqual(low);
        expect(high).toBeLessThanOrEqual(500);
      }),
    );
  });

  test('colder is never farther, up to 20 °C; hotter is never farther above', () => {
    fc.assert(
      fc.property(anyTrip, whole(TRIP_LIMITS.temperature), (trip, other) => {
        const [cold, warm] = [Math.min(trip.temperature, other), Math.max(trip.temperature, other)];
        fc.pre(warm <= 20 || cold >= 20);
        const [near, far] = warm <= 20 ? [cold, warm] : [warm, cold];
        const less = fullRange(figures, { ...trip, temperature: near });
        const more = fullRange(figures, { ...trip, temperature: far });
        expect(less.low).toBeLessThanOrEqual(more.low + 1e-9);
        expect(less.high).toBeLessThanOrEqual(more.high + 1e-9);
      }),
    );
  });

  test('faster is never farther', () => {
    fc.assert(
      fc.property(anyTrip, whole(TRIP_LIMITS.speed), (trip, other) => {
        const slow = fullRange(figures, { ...trip, speed: Math.min(trip.speed, other) });
        const fast = fullRange(figures, { ...trip, speed: Math.max(trip.speed, other) });
        expect(fast.low).toBeLessThanOrEqual(slow.low);
        expect(fast.high).toBeLessThanOrEqual(slow.high);
      }),
    );
  });

  test('a reserve that is not below the charge gives no answer; less charge is never farther', () => {
    fc.assert(
      fc.property(anyTrip, (trip) => {
        const usable = usableRange(figures, trip);
        if (trip.start <= trip.reserve) expect(usable).toBeUndefined();
        else {
          const full = usableRange(figures, { ...trip, start: 100, reserve: 0 });
          expect(usable?.low).toBeLessThanOrEqual((full?.low ?? 0) + 1e-9);
        }
      }),
    );
  });

  test('a farther town and the way back never get a better verdict, and "yes" needs no charge on the way', () => {
    const rank = { yes: 2, tight: 1, no: 0 };
    fc.assert(
      fc.property(anyTrip, fc.integer({ min: 1, max: 1500 }), fc.integer({ min: 0, max: 500 }), (trip, km, more) => {
        const near = verdictOf(figures, trip, km);
        expect(rank[verdictOf(figures, trip, km + more)]).toBeLessThanOrEqual(rank[near]);
        expect(rank[verdictOf(figures, { ...trip, isReturn: true }, km)]).toBeLessThanOrEqual(
          rank[verdictOf(figures, { ...trip, isReturn: false }, km)],
        );
        if (near === 'yes') expect(chargesOnTheWay(figures, trip, km)).toEqual({ low: 0, high: 0 });
        if (near === 'no' && trip.start > trip.reserve) {
          expect(chargesOnTheWay(figures, trip, km)?.low).toBeGreaterThan(0);
        }
      }),
    );
  });

  test('shares that cannot be read are refused', () => {
    expect(() => shareAt([], 0)).toThrow(RangeError);
    expect(() => shareAt(figures.shares, Number.NaN)).toThrow(RangeError);
  });
});
