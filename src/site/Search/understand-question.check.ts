import { expect, test } from 'vitest';
import { wordsOf } from '#/language/words-of.ts';
import { makeUnderstand } from './understand-question.ts';

/** Three questions; marks as they sound, each with question, weight. */
const learned = {
  alfa: [0, 2, 1, 1],
  beta: [1, 3],
  'alfa+beta': [2, 5],
  kardigan: [0, 4],
  kardegen: [1, 4],
  dim: [2, 2],
  'tren~': [2, 1],
  'ab#de': [2, 9],
  '123456': [2, 9],
};
const understand = makeUnderstand(learned, 3);
const ask = (query: string) => understand(wordsOf(query));

/** The question of the highest score, and how likely it is among the others. */
function meant(...scores: number[]) {
  const most = Math.max(...scores);
  const likely = 1 / scores.reduce((sum, score) => sum + Math.exp(score - most), 0);
  return { question: scores.indexOf(most), likely: expect.closeTo(likely, 8) };
}

test.each([
  ['a known word', 'alfa', meant(2, 1, 0)],
  ['a word that says one thing alone', 'beta', meant(0, 3, 0)],
  ['two words side by side', 'alfa beta', meant(2, 4, 5)],
  ['the same two the other way round', 'beta alfa', meant(2, 4, 0)],
  ['a word that was never seen says nothing', 'alfa zzz', meant(2, 1, 0)],
  ['one word written as two', 'al fa', meant(2, 1, 0)],
  ['one word written as two, before others', 'al fa zzz', meant(2, 1, 0)],
  ['one word written as two, behind others', 'zzz al fa', meant(2, 1, 0)],
  ['one wrong letter of four, which says less', 'alfe', meant(1.4, 0.7, 0)],
  ['two wrong letters of eight', 'kaldigin', meant(2.8, 0, 0)],
  ['the nearest of two', 'kardegin', meant(0, 2.8, 0)],
  ['the beginning of a word', 'trenz', meant(0, 0, 1)],
])('%s: %s', (_, query, question) => {
  expect(ask(query)).toEqual(question);
});

test.each([
  ['nothing is asked', ''],
  ['no word is known', 'zzz'],
  ['a name that every object has', 'constructor'],
  ['three letters are not corrected', 'bet'],
  ['words of three letters correct nothing', 'dimr'],
  ['two wrong letters of seven', 'kaldign'],
  ['two words side by side are no word', 'alfabeto'],
  ['a mark is no word', 'abide'],
  ['a number is not corrected', '123457'],
])('nothing is meant where %s: %j', (_, query) => {
  expect(ask(query)).toBeUndefined();
});

test('a word whose beginning is known is not taken for another', () => {
  const known = makeUnderstand({ 'kastle~': [2, 2], kastlesa: [0, 9] }, 3);
  expect(known(wordsOf('kastlesi'))).toEqual(meant(0, 0, 2));
});
