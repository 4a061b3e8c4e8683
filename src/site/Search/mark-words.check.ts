import { describe, expect, test } from 'vitest';
import { excerpt, markWords } from './mark-words.ts';

/** A text with brackets around what is marked. */
const marked = (text: string, met: Record<string, number>) =>
  markWords(text, new Map(Object.entries(met)))
    .map((piece) => (piece.marked ? `[${piece.text}]` : piece.text))
    .join('');

describe('words that were met', () => {
  test.each([
    ['a word that was begun', 'Voyah Free', { free: 3 }, 'Voyah [Fre]e'],
    ['a whole word', 'Voyah Free', { voyah: 5 }, '[Voyah] Free'],
    ['each of two, and what stands between them', 'Voyah Free, SUV', { voyah: 3, suv: 3 }, '[Voy]ah Free, [SUV]'],
    ['a word wherever it stands', 'Өвөл, өвөл', { өвөл: 2 }, '[Өв]өл, [өв]өл'],
    ['more letters than the word has', 'Voyah', { voyah: 9 }, '[Voyah]'],
    ['a number with its sign', 'at −30 °C', { '-30': 3 }, 'at [−30] °C'],
    // Folded it is a letter longer than it stands there, so that letters cannot be counted.
    ['a word of another length when it is folded', 'Straße ﬁne', { fine: 2 }, 'Straße [ﬁne]'],
    ['nothing', 'Voyah', {}, 'Voyah'],
  ])('%s', (_what, text, met, expected) => {
    expect(marked(text, met as Record<string, number>)).toBe(expected);
  });

  test('no piece is empty', () => {
    expect(markWords('Free', new Map([['free', 4]]))).toEqual([{ text: 'Free', marked: true }]);
    expect(markWords('', new Map())).toEqual([]);
  });
});

describe('the part of a long text', () => {
  const part = (text: string, word: string) => excerpt(text, new Map([[word, word.length]]), 20);

  test.each([
    ['a short text stays whole', 'just twenty letters.', 'letters', 'just twenty letters.'],
    ['cut after the word that still fits', 'one two three four five six', 'one', 'one two three four …'],
    [
      'the beginning is kept while the word can be seen in it',
      'one two three four five six',
      'three',
      'one two three four …',
    ],
    [
      'begun shortly before a word further on, cut after it',
      'one two three four five six seven eight',
      'five',
      '… four five six seven …',
    ],
    ['up to the end', 'one two three four five six', 'six', '… five six'],
    ['cut in a word that is longer than the place', 'a'.repeat(30), 'b', `${'a'.repeat(20)} …`],
    ['its beginning where no word was met', 'one two three four five six', 'ten', 'one two three four …'],
  ])('%s', (_what, text, word, expected) => {
    expect(part(text, word)).toBe(expected);
  });

  test('has 120 characters where nothing else is asked', () => {
    const text = `${'нэг хоёр гурав '.repeat(20)}өвөл ${'дөрөв тав '.repeat(20)}`;
    const cut = excerpt(text, new Map([['өвөл', 4]]));
    expect(cut).toMatch(/^… .*өвөл.* …$/);
    expect(cut.length).toBeGreaterThan(110);
    expect(cut.length).toBeLessThan(130);
    expect(excerpt('богино', new Map())).toBe('богино');
  });
});
