import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readNumber } from './read-number.ts';

const limits = { from: -40, to: 20_000 };

test.each([
  ['2,850', 2850],
  ['2 850', 2850],
  ['2,850.5', 2850.5],
  ['7,1', 7.1],
  ['7.1', 7.1],
  ['−25', -25],
  ['300 ₮', 300],
  ['15 %', 15],
])('reads %s as %d', (text, value) => {
  expect(readNumber(text, limits)).toEqual({ value });
});

test.each([
  ['', 'empty'],
  ['  ', 'empty'],
  ['1e3', 'notNumber'],
  ['0x10', 'notNumber'],
  ['1.2.3', 'notNumber'],
  ['12,34,567', 'notNumber'],
  ['хорин', 'notNumber'],
  ['Infinity', 'notNumber'],
  ['-41', 'between'],
  ['20001', 'between'],
])('refuses %j: %s', (text, problem) => {
  expect(readNumber(text, limits)).toEqual({ problem });
});

test('never gives a number outside its limits', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const { value } = readNumber(text, limits);
      expect(value ?? 0).toBeGreaterThanOrEqual(limits.from);
      expect(value ?? 0).toBeLessThanOrEqual(limits.to);
    }),
  );
});
