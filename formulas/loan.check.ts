import fc from 'fast-check';
import { expect, test } from 'vitest';
import { instalment, loanCost } from './loan.ts';

test('recomputed by hand', () => {
  expect(instalment(120, { downPayment: 0, monthlyRate: 0, months: 12 })).toBe(10);
  // One month: the loan and its interest.
  expect(instalment(100, { downPayment: 0.5, monthlyRate: 0.02, months: 1 })).toBeCloseTo(51);
  // Two months: 100 × 1.1 − x is paid with its interest by the second x.
  expect(instalment(100, { downPayment: 0, monthlyRate: 0.1, months: 2 })).toBeCloseTo(57.619, 3);
});

test('the whole cost, recomputed by hand', () => {
  // 60 of 100 are lent for two months at 120 % a year, 10 % a month: 66 − x is paid with its interest by the second x.
  const cost = loanCost({ price: 100, downPayment: 40, months: 2, rate: 120 });
  expect(cost.deposit).toBeCloseTo(40);
  expect(cost.borrowed).toBeCloseTo(60);
  expect(cost.instalment).toBeCloseTo(34.571, 3);
  expect(cost.total).toBeCloseTo(40 + 2 * 34.571, 2);
  expect(cost.interest).toBeCloseTo(2 * 34.571 - 60, 2);
});

test('the instalments pay the loan back to the last tögrög', () => {
  const terms = fc.record({
    downPayment: fc.double({ min: 0, max: 0.95, noNaN: true }),
    monthlyRate: fc.double({ min: 0.0001, max: 0.1, noNaN: true }),
    months: fc.integer({ min: 1, max: 120 }),
  });
  fc.assert(
    fc.property(fc.integer({ min: 1_000_000, max: 1_000_000_000 }), terms, (price, loan) => {
      let debt = price * (1 - loan.downPayment);
      for (let month = 0; month < loan.months; month += 1)
        debt = debt * (1 + loan.monthlyRate) - instalment(price, loan);
      expect(Math.abs(debt)).toBeLessThan(price / 1e5);
    }),
  );
});
