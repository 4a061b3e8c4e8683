/** The spelling check reads every text of the content, and its list of own words holds nothing that is not needed. */
import { expect, test } from 'vitest';
import { LOCALES } from '#/language/locales.ts';
import { OWN_WORDS } from './own-words.ts';
import { contentWords, unknownWords, wordsOf } from './spelling.ts';

test('words are told from figures, names of figures and the other alphabet', () => {
  expect(wordsOf('Voyah Free-гийн {voyah-free.range} км: 4.4-өөс бага, и-мэйл', 'mn')).toEqual([
    'км',
    'бага',
    'и-мэйл',
  ]);
  expect(wordsOf('The Free’s 20–80 % in Төв, {date}', 'en')).toEqual(['The', 'Free’s', 'in']);
});

test('own words stand in order, once each, and in the content', () => {
  for (const locale of LOCALES) {
    const own = OWN_WORDS[locale].trim().split(/\s+/);
    expect(own).toEqual([...new Set(own)].sort((one, other) => (one < other ? -1 : 1)));
    const used = new Set(contentWords(locale).flatMap(({ word }) => [word, word.toLowerCase()]));
    expect(own.filter((word) => !used.has(word))).toEqual([]);
  }
});

test.skipIf(unknownWords('mn') === undefined)('a misspelt word is found, a right one is not', () => {
  const words = ['машин', 'цэнэглэгчээр', 'цэнэглэгчеэр', 'брэнд'].map((word) => ({ word, file: '', path: [] }));
  expect(unknownWords('mn', words)?.map(({ word }) => word)).toEqual(['цэнэглэгчеэр']);
  expect(contentWords('mn').length).toBeGreaterThan(1500);
});
