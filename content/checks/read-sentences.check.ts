/** A sentence that has been read is told by its words: changed in either language it is to be read again. */
import { expect, test } from 'vitest';
import { files } from '../library.ts';
import { markOf, sentencesOf, unread } from './read-sentences.ts';

const SAID = { mn: 'Машин ирлээ', en: 'The car is here' };

test('every letter of both languages counts', () => {
  expect(markOf(SAID)).toMatch(/^[0-9a-f]{8}$/);
  const changed = [
    { ...SAID, mn: 'Машин ирлээ.' },
    { ...SAID, en: 'The car is there' },
  ];
  expect(new Set([SAID, ...changed].map(markOf)).size).toBe(3);
});

test('a sentence is listed until it has been read, and stands once, wherever it is said', () => {
  const given = { 'pages/home.json': { one: SAID, two: [{ same: SAID }] }, 'synonyms.json': [SAID] };
  expect(unread(given, {})).toEqual([{ mark: markOf(SAID), text: SAID, file: 'pages/home.json', path: ['one'] }]);
  expect(unread(given, { [markOf(SAID)]: '2026-11-24' })).toEqual([]);
});

test('no two texts of the content have the same mark', () => {
  const all = sentencesOf(files);
  expect(all.length).toBeGreaterThan(1000);
  expect(new Set(all.map(({ text }) => JSON.stringify([text.mn, text.en]))).size).toBe(all.length);
});
