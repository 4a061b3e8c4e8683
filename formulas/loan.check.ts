import fc from 'fast-check';
import { expect, test } from 'vitest';
import { instalment } from './loan.ts';

test('recomputed by hand', () => {
  expect(instalment(120, { downPayment: 0, monthlyRate: 0, months: 12 })).toBe(10);
  // One month: the loan and its interest.
  expect(instalment(100, { downPayment: 0.5, monthlyRate: 0.02, months: 1 })).toBeCloseTo(51);
  // Two months: 100 × 1.1 − x is paid with its interest by the second x.
  expect(instalment(100, { downPayment: 0, monthlyRate: 0.1, months: 2 })).toBeCloseTo(57.619, 3);
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
