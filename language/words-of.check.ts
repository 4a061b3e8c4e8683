import { expect, test } from 'vitest';
import { wordMarks } from './word-marks.ts';
import { wordsOf } from './words-of.ts';

const writtenIn = (text: string) => wordsOf(text).map(({ written }) => written);

test.each([
  ['-30 хэмд', ['-30', 'хэмд']],
  ['at −25 °C', ['at', '-25', 'c']],
  ['20–30, 0-100', ['20', '30', '0', '100']],
  ['T5-30', ['t5', '30']],
  ['- 30', ['30']],
  ['-1320', ['1320']],
])('%s: degrees below zero keep their sign, spans and numbers do not get one', (text, words) => {
  expect(writtenIn(text)).toEqual(words);
});

test('a word below zero begins at its sign', () => {
  expect(wordsOf('өвөл -30')[1]).toMatchObject({ from: 5, to: 8 });
});

test('any degrees below zero mean the same, other numbers nothing alone', () => {
  expect(wordMarks(wordsOf('-30'))).toEqual(wordMarks(wordsOf('−25')));
  expect(wordMarks(wordsOf('-30'))).not.toEqual([]);
  expect(wordMarks(wordsOf('30'))).toEqual([]);
});

test('"one" is no price, whoever writes Mongolian in Latin letters', () => {
  const [one] = wordsOf('one');
  const [price] = wordsOf('үнэ');
  expect(wordsOf('une')[0]?.sound).toBe(price?.sound);
  expect(one?.sound).not.toBe(price?.sound);
});
