import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { againstPetrol, chargeCost, chargingHours, energyPer100, monthCost, wallEnergy } from './charge.ts';

const tariff = { limits: [150, 300], prices: [175, 256, 285] };
const percent = fc.integer({ min: 0, max: 100 });
const anyLoss = fc
  .tuple(fc.double({ min: 0, max: 0.4, noNaN: true }), fc.double({ min: 0, max: 0.4, noNaN: true }))
  .map((loss) => loss.sort((a, b) => a - b));
const anyFigures = fc.record({
  battery: fc.double({ min: 20, max: 200, noNaN: true }),
  power: fc.constantFrom(2.3, 7, 11),
  loss: anyLoss,
});

describe('recomputed by hand: 20 to 80 % of 100 kWh', () => {
  test.each([
    [2.3, 0.15, 70.6, 30.7],
    [7, 0.1, 66.7, 9.5],
    [11, 0.08, 65.2, 5.9],
  ])('%d kW, loss %d: %d kWh, %d h', (power, loss, energy, hours) => {
    const figures = { battery: 100, power, loss: [loss, loss] };
    expect(wallEnergy(figures, { from: 20, to: 80 })?.low).toBeCloseTo(energy, 1);
    expect(chargingHours(figures, { from: 20, to: 80 })?.high).toBeCloseTo(hours, 1);
  });

  test('in the top tier 70.6 kWh cost about 20,100 ₮', () => {
    const cost = chargeCost(tariff, 300, { low: 60 / 0.85, high: 60 / 0.85 });
    expect(Math.round(cost.low / 100)).toBe(201);
  });

  test('a charge that crosses tiers pays each at its own price', () => {
    // 250 kWh used: 50 kWh at 256, the rest at 285
    expect(chargeCost(tariff, 250, { low: 100, high: 100 }).low).toBeCloseTo(50 * 256 + 50 * 285);
    expect(monthCost(tariff, 400)).toBeCloseTo(150 * 175 + 150 * 256 + 100 * 285);
  });

  test('without loss 100 km at the rated range take 20 kWh: 5,700 ₮ at 285', () => {
    const { low } = energyPer100({ battery: 100, power: 11, loss: [0, 0] }, 500, [1, 1]);
    expect(low * 285).toBeCloseTo(5700);
  });
});

describe('both edges, recomputed by hand', () => {
  const figures = { battery: 100, power: 10, loss: [0.1, 0.2] };

  test('20 to 80 % of 100 kWh with 10 to 20 % loss: 66.7 to 75 kWh, a tenth of that in hours', () => {
    expect(wallEnergy(figures, { from: 20, to: 80 })?.high).toBeCloseTo(75);
    expect(chargingHours(figures, { from: 20, to: 80 })?.low).toBeCloseTo(6.667, 3);
    expect(chargingHours(figures, { from: 20, to: 80 })?.high).toBeCloseTo(7.5);
  });

  test('each edge of a charge is paid on top of what was used', () => {
    const { low, high } = chargeCost(tariff, 200, { low: 50, high: 150 });
    expect(low).toBeCloseTo(50 * 256);
    expect(high).toBeCloseTo(100 * 256 + 50 * 285);
  });

  test('100 km take most with the greatest loss and the smallest share of the range', () => {
    const { low, high } = energyPer100(figures, 500, [0.5, 0.8]);
    expect(low).toBeCloseTo(20 / 0.8 / 0.9);
    expect(high).toBeCloseTo(20 / 0.5 / 0.8);
  });

  test.each([
    [30, 'less', 10, 20],
    [20, 'less', 0, 10],
    [15, 'open', 0, 0],
    [10, 'more', 0, 10],
    [5, 'more', 5, 15],
  ])('10 to 20 ₮ of electricity against %d ₮ of petrol: %s', (petrol, verdict, low, high) => {
    expect(againstPetrol({ low: 10, high: 20 }, petrol)).toEqual({ verdict, difference: { low, high } });
  });
});

describe('whatever is asked', () => {
  test('more than the battery gives comes from the wall, and more per cent take longer', () => {
    fc.assert(
      fc.property(anyFigures, percent, percent, percent, (figures, from, to, more) => {
        const charge = wallEnergy(figures, { from, to });
        if (to <= from) {
          expect(charge).toBeUndefined();
          return;
        }
        const needed = (figures.battery * (to - from)) / 100;
        expect(charge?.low).toBeGreaterThanOrEqual(needed - 1e-9);
        expect(charge?.high).toBeGreaterThanOrEqual((charge?.low ?? 0) - 1e-9);
        const longer = chargingHours(figures, { from, to: Math.min(100, to + more) });
        expect(longer?.low).toBeGreaterThanOrEqual((chargingHours(figures, { from, to })?.low ?? 0) - 1e-9);
      }),
    );
  });

  test('a charge costs between the lowest and the highest price, and using more before never makes it cheaper', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1000, noNaN: true }),
        fc.double({ min: 0, max: 1000, noNaN: true }),
        fc.double({ min: 1, max: 200, noNaN: true }),
        (used, more, energy) => {
          const interval = { low: energy, high: energy };
          const cost = chargeCost(tariff, used, interval).low;
          expect(cost).toBeGreaterThanOrEqual(175 * energy - 1e-6);
          expect(cost).toBeLessThanOrEqual(285 * energy + 1e-6);
          expect(chargeCost(tariff, used + more, interval).low).toBeGreaterThanOrEqual(cost - 1e-6);
        },
      ),
    );
  });

  test('against petrol it says "less" or "more" only where the whole interval agrees', () => {
    const money = fc.double({ min: 0, max: 100_000, noNaN: true });
    fc.assert(
      fc.property(money, money, money, (a, b, petrol) => {
        const electric = { low: Math.min(a, b), high: Math.max(a, b) };
        const { verdict, difference } = againstPetrol(electric, petrol);
        expect(difference.low).toBeGreaterThanOrEqual(0);
        expect(difference.high).toBeGreaterThanOrEqual(difference.low);
        if (verdict === 'open') {
          expect(petrol).toBeGreaterThan(electric.low);
          expect(petrol).toBeLessThan(electric.high);
        }
      }),
    );
  });
});
