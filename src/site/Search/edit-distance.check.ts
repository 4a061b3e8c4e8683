import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editDistance, lettersLacking } from './edit-distance.ts';

test.each([
  ['seat', 'seat', 0],
  ['seat', 'sat', 1],
  ['sat', 'seat', 1],
  ['seat', 'sead', 1],
  ['draemer', 'dreamer', 1],
  ['ab', 'ba', 1],
  ['kitten', 'sitting', 3],
  ['', 'ab', 2],
  ['ab', '', 2],
])('from %j to %j it is %i', (word, other, distance) => {
  expect(editDistance(word, other, 9)).toBe(distance);
});

test('what is more than the limit is one more than it', () => {
  expect(editDistance('kitten', 'sitting', 2)).toBe(3);
  expect(editDistance('abc', 'abcdefgh', 2)).toBe(3);
  expect(editDistance('abcdefgh', 'abc', 2)).toBe(3);
  expect(editDistance('abcdefgh', 'zyxwvuts', 1)).toBe(2);
});

test('the beginning of a longer word is as near as its best piece', () => {
  expect(editDistance('forth', 'forthing', 1, true)).toBe(0);
  expect(editDistance('frth', 'forthing', 1, true)).toBe(1);
  expect(editDistance('forthing', 'forth', 2, true)).toBe(3);
});

test.each([
  ['seat', 'tease', 0],
  ['seat', 'sat', 1],
  ['seeet', 'sat', 3],
  ['abc', '', 3],
  ['', 'abc', 0],
])('as many letters of %j stand nowhere in %j as it needs changes at least: %i', (word, other, lacking) => {
  expect(lettersLacking(word, other)).toBe(lacking);
});

/** The same by its definition, without a limit: every way, one after the other. */
function everyWay(word: string, other: string): number {
  if (word === '' || other === '') return word.length + other.length;
  const [most, ways] = [word.at(-1) === other.at(-1) ? 0 : 1, [word.slice(0, -1), other.slice(0, -1)]] as const;
  const [shorter, less] = ways as [string, string];
  const isSwapped = word.length > 1 && other.length > 1 && word.at(-1) === other.at(-2) && word.at(-2) === other.at(-1);
  return Math.min(
    everyWay(shorter, less) + most,
    everyWay(shorter, other) + 1,
    everyWay(word, less) + 1,
    ...(isSwapped ? [everyWay(word.slice(0, -2), other.slice(0, -2)) + 1] : []),
  );
}

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 5 });

test('is the least of all ways, up to its limit', () => {
  fc.assert(
    fc.property(word, word, fc.nat(3), (one, other, limit) => {
      expect(editDistance(one, other, limit)).toBe(Math.min(everyWay(one, other), limit + 1));
    }),
    { numRuns: 400 },
  );
});

test('is the least of all beginnings, up to its limit', () => {
  fc.assert(
    fc.property(word, word, fc.nat(3), (one, other, limit) => {
      const beginnings = Array.from({ length: other.length + 1 }, (_, length) => everyWay(one, other.slice(0, length)));
      expect(editDistance(one, other, limit, true)).toBe(Math.min(...beginnings, limit + 1));
    }),
    { numRuns: 400 },
  );
});
