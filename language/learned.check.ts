import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packLearned, unpackLearned } from './learned.ts';

const marks = fc.string({ unit: fc.constantFrom(...'abcdez#+~-'), minLength: 1, maxLength: 24 });
const pair = fc.tuple(
  fc.nat(400),
  fc.integer({ min: -80, max: 200 }).map((halves) => halves / 2),
);
const pairs = fc.array(pair, { minLength: 1, maxLength: 6 }).map((list) => list.flat());

test('what was learnt is the same after it was sent', () => {
  fc.assert(
    fc.property(fc.dictionary(marks, pairs), (learned) => {
      const sent = JSON.parse(JSON.stringify(packLearned(learned)));
      expect(unpackLearned(sent)).toEqual({ ...learned });
    }),
  );
});

test('letters that two marks share are sent once', () => {
  expect(packLearned({ batalgat: [1, 2.5], 'batalg~': [0, -1, 3, 0.5] })).toEqual({
    marks: '0batalgat 6~',
    questions: '1 03',
    weights: '\u0085~\u0081',
  });
});
