import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findColour } from './colour-address.ts';

test.each([
  ['?color=1', 1],
  ['?color=6', 6],
  ['?a=b&color=3&c', 3],
  ['?color=2&color=5', 2],
  ['', undefined],
  ['?color=', undefined],
  ['?color=0', undefined],
  ['?color=7', undefined],
  ['?color=03', undefined],
  ['?color=3.0', undefined],
  ['?color=-1', undefined],
  ['?color=%20%33', undefined],
  ['?color=%3Cscript%3E', undefined],

  ['?color=%E0%A4%A', undefined],
  ['?%=&%FF&color=%C3%28', undefined],
  ['?Color=3', undefined],
])('%j names %j', (search, colour) => {
  expect(findColour(search)).toBe(colour);
});

test('10,000 characters name nothing', () => {
  expect(findColour(`?color=${'3'.repeat(10_000)}`)).toBeUndefined();
});

test('whatever stands in the address, the answer is 1 to 6 or nothing', () => {
  const anything = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string().map((text) => `?color=${text}`),
    fc.webUrl(),
  );
  fc.assert(
    fc.property(anything, (search) => {
      expect([undefined, 1, 2, 3, 4, 5, 6]).toContain(findColour(search));
    }),
    { numRuns: 300 },
  );
});
