import { expect, test } from 'vitest';
import { fold, type KnownWords, wordsOf } from './words-of.ts';

const writtenIn = (text: string) => wordsOf(text).map(({ written }) => written);

test.each([
  ['-30 хэмд', ['-30', 'хэмд']],
  ['at −25 °C', ['at', '-25', 'c']],
  ['20–30, 0-100', ['20', '30', '0', '100']],
  ['T5-30', ['t5', '30']],
  ['- 30', ['30']],
  ['-5', ['-5']],
  ['-1320', ['1320']],
  ['-30.5', ['30.5']],
])('%s: degrees below zero keep their sign, spans and numbers do not get one', (text, words) => {
  expect(writtenIn(text)).toEqual(words);
});

test('a word below zero begins at its sign', () => {
  expect(wordsOf('өвөл -30')[1]).toMatchObject({ from: 5, to: 8 });
});

test('"one" is no price, whoever writes Mongolian in Latin letters', () => {
  const [one] = wordsOf('one');
  const [price] = wordsOf('үнэ');
  expect(wordsOf('une')[0]?.sound).toBe(price?.sound);
  expect(one?.sound).not.toBe(price?.sound);
});

test.each([
  ['Voyah Free, үнэ?', ['voyah', 'free', 'үнэ']],
  ['110 кВт·ц, м.х., R20, PM2.5', ['110', 'квтц', 'мх', 'r20', 'pm25']],
  ['T5evo 12h', ['t5', 'evo', '12', 'h']],
  ["driver's, Voyah’s", ['drivers', 'voyahs']],
  ['1,320 км, 4,4 с, 12,345,678 ₮, 15.5', ['1320', 'км', '4.4', 'с', '12345678', '15.5']],
  ['Édition ЁЛКА Өвөл', ['edition', 'елка', 'өвөл']],
  ['', []],
  [' … — !', []],
])('the words of %s are %o', (text, words) => {
  expect(writtenIn(text)).toEqual(words);
});

test('a word stands where its text has it', () => {
  const text = 'Ил үнэ 1,320 км';
  expect(wordsOf(text).map(({ from, to }) => text.slice(from, to))).toEqual(['Ил', 'үнэ', '1,320', 'км']);
});

test('new is no name of a car', () => {
  expect(wordsOf('шинэ')[0]?.sound).not.toBe(wordsOf('shine')[0]?.sound);
});

test('a word that was read before is taken from there', () => {
  const known: KnownWords = new Map([['price', { written: 'kept', sound: 'kept' }]]);
  expect(wordsOf('price Free', known).map(({ sound }) => sound)).toEqual(['kept', 'fre']);
  expect(known.get('Free')).toEqual({ written: 'free', sound: 'fre' });
});

test('letters are folded to those that everybody types, but for ө and ү', () => {
  expect(fold('ÉÖ')).toBe('eo');
  expect(fold('ӨҮ')).toBe('өү');
});
