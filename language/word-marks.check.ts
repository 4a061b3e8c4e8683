import { expect, test } from 'vitest';
import { wordMarks } from './word-marks.ts';
import { wordsOf } from './words-of.ts';

const marksOf = (...sounds: string[]) => wordMarks(sounds.map((sound) => ({ sound })));

test('a word is known by its sound and by its beginnings of four and of six', () => {
  expect(marksOf('une')).toEqual(['une']);
  expect(marksOf('auto')).toEqual(['auto']);
  expect(marksOf('batal')).toEqual(['batal', 'bata~']);
  expect(marksOf('batalg')).toEqual(['batalg', 'bata~']);
  expect(marksOf('batalga')).toEqual(['batalga', 'bata~', 'batalg~']);
});

test('two words side by side are known by four letters of each', () => {
  expect(marksOf('hed', 'saiatug')).toEqual(['hed', 'hed+saia', 'saiatug', 'saia~', 'saiatu~']);
  expect(marksOf('sonin', 'une')).toEqual(['sonin', 'soni~', 'soni+une', 'une']);
});

test('a number says something beside a word only, one below zero alone', () => {
  expect(marksOf('30')).toEqual([]);
  expect(marksOf('30', 'saia')).toEqual(['#+saia', 'saia']);
  expect(marksOf('-30')).toEqual(['-#']);
  expect(marksOf('30kv')).toEqual([]);
  expect(marksOf('t5')).toEqual(['t5']);
});

test('what is said twice counts once, and what has no sound not at all', () => {
  expect(marksOf('une', '', 'une')).toEqual(['une', 'une+une']);
});

test('any degrees below zero mean the same, other numbers nothing alone', () => {
  expect(wordMarks(wordsOf('-30'))).toEqual(wordMarks(wordsOf('−25')));
  expect(wordMarks(wordsOf('-30'))).not.toEqual([]);
  expect(wordMarks(wordsOf('30'))).toEqual([]);
});
