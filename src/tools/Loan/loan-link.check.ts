import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LOAN_LIMITS, loanQuestion, loanValue, readLoan } from './loan-link.ts';

const first = { price: '100000000', downPayment: '30', months: '60', rate: '18' };
const within = ({ from, to }: { from: number; to: number }) => fc.integer({ min: from, max: to }).map(String);

test('a loan comes back as it was shared', () => {
  const fields = fc.record({
    price: within(LOAN_LIMITS.price),
    downPayment: within(LOAN_LIMITS.downPayment),
    months: within(LOAN_LIMITS.months),
    rate: within(LOAN_LIMITS.rate),
  });
  fc.assert(
    fc.property(fields, (asked) => {
      expect(readLoan(`?loan=${loanValue(asked)}`, first)).toEqual(asked);
    }),
  );
});

test('untrusted input gives a loan that can be calculated', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.constantFrom('1e9,0x3,-1', '٣٠', ',,,,')), (text) => {
      const fields = readLoan(`?${new URLSearchParams({ loan: text })}`, first);
      expect(fields && loanQuestion(fields)).toBeDefined();
    }),
  );
  expect(readLoan('?loan=1,2,3.5,4', first)).toEqual({ ...first, downPayment: '2', rate: '4' });
  expect(readLoan('?fit=1', first)).toBeUndefined();
});

test('a price is typed as people type it; half a month is none', () => {
  expect(loanQuestion({ ...first, price: '189,900,000 ₮' })?.price).toBe(189_900_000);
  expect(loanQuestion({ ...first, months: '12.5' })).toBeUndefined();
});

test.each(Object.keys(LOAN_LIMITS) as (keyof typeof LOAN_LIMITS)[])('nothing is asked without %s', (name) => {
  expect(loanQuestion({ ...first, [name]: '' })).toBeUndefined();
  expect(loanValue({ ...first, [name]: 'x' })).toBeUndefined();
});

test('a URL may ask for the limits themselves, and for nothing beyond them or written otherwise', () => {
  const asked = (name: keyof typeof first, part: string) => {
    const parts = Object.entries(first).map(([key, value]) => (key === name ? part : value));
    return readLoan(`?loan=${parts.join(',')}`, first)?.[name];
  };
  for (const [name, { from, to }] of Object.entries(LOAN_LIMITS) as [
    keyof typeof first,
    { from: number; to: number },
  ][]) {
    for (const within of [from, to]) expect(asked(name, String(within))).toBe(String(within));
    for (const other of [from - 1, to + 1, `${from}.`, `${from}.x`, `x${from}`, `${from}x`, `${to - 1}.125`, '1e7'])
      expect(asked(name, String(other)), `${name} ${other}`).toBe(first[name]);
  }
  expect(asked('rate', '17.25')).toBe('17.25');
  expect(asked('months', '12.5')).toBe(first.months);
  expect(readLoan(`?loan=${'0'.repeat(60)},7`, first)).toEqual(first);
});
