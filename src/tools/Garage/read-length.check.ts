import fc from 'fast-check';
import { expect, test } from 'vitest';
import { GARAGE_LIMITS } from './garage-room.ts';
import { readLength } from './read-length.ts';

const limits = GARAGE_LIMITS.length;

test.each([
  ['520', 520],
  ['520 см', 520],
  ['520cm', 520],
  ['5.2', 520],
  ['5,2', 520],
  ['5,2 м', 520],
  ['5.2m', 520],
  ['5.20 м.', 520],
  ['5,200', 520],
  ['5200 мм', 520],
  ['5200', 520],
  ['490.5', 490.5],
  ['4.905 М', 490.5],
  ['20', 2000],
])('reads %s as %d cm', (text, value) => {
  expect(readLength(text, limits)).toEqual({ value });
});

test.each([
  ['', 'empty'],
  ['м', 'empty'],
  ['урт', 'notNumber'],
  ['5.2 км', 'notNumber'],
  ['1e3', 'notNumber'],
  ['50', 'between'],
  ['5.2 см', 'between'],
  ['520 м', 'between'],
  ['-520', 'between'],
])('refuses %j: %s', (text, problem) => {
  expect(readLength(text, limits)).toEqual({ problem });
});

test('never gives a length outside its limits', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.double().map(String)), fc.constantFrom('', 'м', ' cm', 'мм'), (text, unit) => {
      const { value } = readLength(text + unit, limits);
      expect(value ?? limits.from).toBeGreaterThanOrEqual(limits.from);
      expect(value ?? limits.from).toBeLessThanOrEqual(limits.to);
    }),
  );
});
