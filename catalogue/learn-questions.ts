/**
 * Learns from the ways in which visitors put their questions which words mean which question: a logistic regression over the
 * marks of the words, in both languages at once. It is deterministic, takes about a second, and is done once for a build.
 */

import type { Learned } from '#/language/learned.ts';
import { wordMarks } from '#/language/word-marks.ts';
import { wordsOf } from '#/language/words-of.ts';

/** One way to put a question; `means` is its number. */
export type Example = { text: string; means: number };

const ROUNDS = 60;
const STEP = 0.5;
/** Keeps weights small, so that one rare word does not decide alone. */
const SHRINK = 0.002;

/** A half against a question decides hardly anything, and all of them would be a tenth of what is sent. */
const isTelling = (weight: number) => weight > 0 || weight < -0.5;

/**
 * Weights are rounded to halves; what tells nothing then is left out.
 *
 * @param count How many questions there are.
 */
export function learnQuestions(examples: Example[], count: number): Learned {
  const read = examples.map(({ text, means }) => ({ marks: wordMarks(wordsOf(text)), means }));
  const times = new Map<string, number>();
  for (const mark of read.flatMap(({ marks }) => marks)) times.set(mark, (times.get(mark) ?? 0) + 1);
  const weights = new Map<string, Float64Array>();
  const weightOf = (mark: string) => {
    const weight = weights.get(mark) ?? new Float64Array(count);
    weights.set(mark, weight);
    return weight;
  };
  // A pair of words that stands once says nothing that its words do not.
  const known = read.map(({ marks, means }) => ({
    own: marks.filter((mark) => !mark.includes('+') || times.get(mark) !== 1).map(weightOf),
    means,
  }));

  for (let round = 0; round < ROUNDS; round += 1) {
    const step = STEP / (1 + round / 20);
    for (const { own, means } of known) {
      const likely = likelihoods(own, count);
      const share = step / Math.sqrt(own.length);
      for (const weight of own) {
        for (let at = 0; at < count; at += 1) {
          const wanted = at === means ? 1 : 0;
          weight[at] = (weight[at] as number) * (1 - step * SHRINK) + share * (wanted - (likely[at] as number));
        }
      }
    }
  }
  return Object.fromEntries(
    Array.from(weights, ([mark, weight]): [string, number[]] => {
      const halves = Array.from(weight, (value) => Math.round(value * 2) / 2);
      return [mark, halves.flatMap((value, at) => (isTelling(value) ? [at, value] : []))];
    }).filter(([, pairs]) => pairs.length > 0),
  );
}

function likelihoods(weights: Float64Array[], count: number): Float64Array {
  const scores = new Float64Array(count);
  for (const weight of weights)
    for (let at = 0; at < count; at += 1) scores[at] = (scores[at] as number) + (weight[at] as number);
  const most = Math.max(...scores);
  let all = 0;
  for (let at = 0; at < count; at += 1) {
    scores[at] = Math.exp((scores[at] as number) - most);
    all += scores[at] as number;
  }
  for (let at = 0; at < count; at += 1) scores[at] = (scores[at] as number) / all;
  return scores;
}
