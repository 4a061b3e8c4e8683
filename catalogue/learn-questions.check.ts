import { describe, expect, test } from 'vitest';
import type { Learned } from '#/language/learned.ts';
import { soundOf } from '#/language/transliterate.ts';
import { wordMarks } from '#/language/word-marks.ts';
import { wordsOf } from '#/language/words-of.ts';
import { learnQuestions } from './learn-questions.ts';

const PRICE = 0;
const RANGE = 1;
const COLOUR = 2;
const examples = [
  { text: 'how much is it', means: PRICE },
  { text: 'how much does it cost', means: PRICE },
  { text: 'how far does it go', means: RANGE },
  { text: 'how far in winter', means: RANGE },
  { text: 'which colours', means: COLOUR },
];
/** What is seen more often is surer, and a word alone says most. */
const oftenSeen = Array.from({ length: 8 }, () => [
  ...examples,
  { text: 'much', means: PRICE },
  { text: 'far', means: RANGE },
]).flat();
// Each test learns for itself: a few milliseconds, and a run with changed lines sees which test reaches them.
const learn = (from: typeof examples) => learnQuestions(from, 3);

/** What a mark is worth for a question; 0 where it says nothing. */
function worth(mark: string, question: number, from: Learned) {
  const pairs = from[mark] ?? [];
  const at = pairs.findIndex((value, place) => place % 2 === 0 && value === question);
  return at === -1 ? 0 : (pairs[at + 1] as number);
}
const MUCH = soundOf('much');
const FAR = soundOf('far');
const HOW = soundOf('how');

describe('what is learnt', () => {
  test('a word speaks for the question in which it stands, and against others', () => {
    const often = learn(oftenSeen);
    expect(worth(MUCH, PRICE, often)).toBeGreaterThanOrEqual(1);
    expect(worth(MUCH, RANGE, often)).toBeLessThan(0);
    expect(worth(FAR, RANGE, often)).toBeGreaterThanOrEqual(1);
    expect(worth(FAR, PRICE, often)).toBeLessThan(0);
  });

  test('a word of two questions says less than a word of one', () => {
    const often = learn(oftenSeen);
    expect(worth(HOW, PRICE, often)).toBeLessThan(worth(MUCH, PRICE, often));
    expect(worth(HOW, RANGE, often)).toBeLessThan(worth(FAR, RANGE, often));
  });

  test('two words side by side say something where they stand twice, nothing where they stand once', () => {
    const learned = learn(examples);
    expect(worth(`${HOW}+${MUCH}`, PRICE, learned)).toBeGreaterThan(0);
    const once = wordMarks(wordsOf('which colours')).filter((mark) => mark.includes('+'));
    expect(once).toHaveLength(1);
    expect(Object.keys(learned)).not.toContain(once[0]);
    expect(Object.keys(learn(oftenSeen))).toContain(once[0]);
  });

  test.each([
    ['a few examples', examples],
    ['many', oftenSeen],
  ])('of %s: weights are halves above nought or at most −1, of questions that there are', (_what, from) => {
    for (const [mark, pairs] of Object.entries(learn(from))) {
      expect(pairs.length, mark).toBeGreaterThan(0);
      for (const [at, value] of pairs.entries()) {
        if (at % 2 === 0) expect([PRICE, RANGE, COLOUR], mark).toContain(value);
        else {
          expect(Number.isInteger(value * 2), mark).toBe(true);
          expect(value > 0 || value <= -1, `${mark}: ${value}`).toBe(true);
        }
      }
    }
  });

  test('a word that is seen ten times as often is no surer without end', () => {
    const tenfold = learn(Array.from({ length: 10 }, () => oftenSeen).flat());
    expect(worth(MUCH, PRICE, tenfold)).toBe(worth(MUCH, PRICE, learn(oftenSeen)));
    expect(worth(MUCH, PRICE, tenfold)).toBeLessThan(4);
  });

  test('every example is taken for what it means', () => {
    const learned = learn(examples);
    for (const { text, means } of examples) {
      const scores = [PRICE, RANGE, COLOUR].map((question) =>
        wordMarks(wordsOf(text)).reduce((sum, mark) => sum + worth(mark, question, learned), 0),
      );
      expect(scores.indexOf(Math.max(...scores)), text).toBe(means);
    }
  });

  test('the same every time, and nothing from nothing', () => {
    expect(learn(examples)).toEqual(learn(examples));
    expect(learn([])).toEqual({});
  });
});
