import { describe, expect, test } from 'vitest';
import { wordsOf } from '#/language/words-of.ts';
import { given } from '#/tests/visit/given.ts';
import { closeness, soundsOf } from './word-closeness.ts';

const wordOf = (text: string) => given(wordsOf(text)[0]);

/** How near a word of a text is to an asked one. */
function near(asked: string, text: string): number {
  const [word, { written, sound }] = [wordOf(asked), wordOf(text)];
  return closeness(word.written, soundsOf(word), written, sound);
}

describe.each([
  [
    'the same word, in either script',
    [
      ['суудал', 'суудал', 1],
      ['12', '12', 1],
      ['өвөл', 'uvul', 0.92],
      ['tsahilgaan', 'цахилгаан', 0.92],
      ['cahilgaan', 'цахилгаан', 0.92],
      ['vne', 'үнэ', 0.92],
      ['chanar', 'чанар', 0.92],
      ['van', 'ван', 0.92],
    ],
  ],
  [
    'numbers only whole or by their beginning, and never by words',
    [
      ['13', '132', 0.5],
      ['12', '1234', 0.5],
      ['1', '12', 0],
      ['132', '13', 0],
      ['2', '12', 0],
      ['32', '132', 0],
      ['суудал', '12', 0],
      ['m', '12', 0],
    ],
  ],
  [
    'one letter by what begins with it',
    [
      ['a', 'aeolus', 0.45],
      ['s', 'suv', 0.45],
      ['a', 'voyah', 0],
      ['s', 'aeolus', 0],
    ],
  ],
  [
    'Mongolian forms, which may lose a vowel',
    [
      ['суудал', 'суудлын', 0.83],
      ['суудлын', 'суудал', 0.85],
      ['өвөл', 'өвлийн', 0.83],
      ['uvul', 'өвлийн', 0.83],
      ['машины', 'машин', 0.9],
      ['хурд', 'хурдтайгаа', 0.83],
      ['санд', 'сандын', 0.83],
      ['нэмэлт', 'нэмлтийн', 0.83],
      ['dreamr', 'дреамер', 0.9],
      ['дүүрэн', 'дорнод', 0.83],
    ],
  ],
  [
    'other words, although they are alike',
    [
      ['шайн', 'шинэ', 0],
      ['авалт', 'овлтын', 0],
      ['дугуй', 'дугуйтайгаа', 0.714],
      ['дугуйтайгаа', 'дугуй', 0],
      ['ава', 'авын', 0],
      ['аялал', 'ayallyn', 0],
    ],
  ],
  [
    'by the beginning, the more the longer',
    [
      ['free', 'freedom', 0.743],
      ['vo', 'voyah', 0.7],
      ['voya', 'voyah', 0.8],
      ['aeol', 'aeolus', 0.767],
      ['суу', 'суудал', 0.725],
      ['suud', 'суудал', 0.7],
      ['su', 'суудал', 0.65],
    ],
  ],
  [
    'with an ending of four letters at most, and from its middle',
    [
      ['suudaltai', 'суудал', 0.5],
      ['voyahtaig', 'voyah', 0.5],
      ['voyahtaiga', 'voyah', 0],
      ['carsuv', 'car', 0],
      ['olus', 'aeolus', 0.45],
      ['eolu', 'aeolus', 0.45],
      ['lus', 'aeolus', 0],
    ],
  ],
  [
    'with a wrong letter from four letters on, with two from seven',
    [
      ['sut', 'set', 0],
      ['seat', 'sekt', 0.34],
      ['seat', 'skkt', 0],
      ['dreams', 'drepms', 0.34],
      ['dreams', 'drexxs', 0],
      ['dreamsi', 'drexxsi', 0.24],
      ['draemer', 'dreamer', 0.34],
      ['xreamer', 'dreamer', 0.34],
    ],
  ],
  [
    'with a wrong letter in the beginning of a longer word that begins alike',
    [
      ['dreamsi', 'drexxsiabc', 0.14],
      ['dreamre', 'dreamerlong', 0.24],
      ['dream', 'drexmiabc', 0.24],
      ['drea', 'drexiabc', 0],
      ['xream', 'dreamiabc', 0],
      ['xreamer', 'dreamerlong', 0],
    ],
  ],
] as [string, [string, string, number][]][])('%s', (_, pairs) => {
  test.each(pairs)('%s meets %s', (asked, text, expected) => {
    expect(near(asked, text)).toBeCloseTo(expected, 3);
  });
});

test.each([
  ['cahilgaan', ['kahilgan', 'tsahilgan']],
  ['vne', ['vne', 'une']],
  ['vvne', ['vne', 'une']],
  ['ica', ['ika', 'itsa']],
  ['cv', ['kv', 'tsv', 'ku']],
  ['chanar', ['chanar']],
  ['van', ['van']],
  ['voyah', ['vuiah']],
])('%s may sound %j', (written, sounds) => {
  expect(soundsOf(wordOf(written))).toEqual(sounds);
});
