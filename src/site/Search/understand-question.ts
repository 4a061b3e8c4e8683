import type { Learned } from '#/language/learned.ts';
import { wordMarks } from '#/language/word-marks.ts';
import { type Word, wordsOf } from '#/language/words-of.ts';
import { editDistance } from './edit-distance.ts';

/** The question that words mean, by its number, and how likely it is, from 0 to 1. */
export type Meant = { question: number; likely: number };

/** A word that was corrected says less than one that was known. */
const CORRECTED = 0.7;

/**
 * Gives the function that tells which question the words of a query mean. Words that it has never seen say nothing, so they
 * neither decide nor hide what the others say; one with a wrong letter is taken for the word that it is nearest to.
 *
 * @param count How many questions there are.
 */
export function makeUnderstand(learned: Learned, count: number): (words: readonly Word[]) => Meant | undefined {
  const vocabulary = Object.keys(learned).filter((mark) => /^[^+~#]{4,}$/.test(mark));

  function nearest(sound: string): string | undefined {
    const wrong = sound.length < 4 ? 0 : sound.length < 8 ? 1 : 2;
    if (wrong === 0 || learned[`${sound.slice(0, 6)}~`] !== undefined) return undefined;
    let best: string | undefined;
    let least = wrong + 1;
    for (const mark of vocabulary) {
      const distance = editDistance(sound, mark, wrong);
      if (distance < least) [best, least] = [mark, distance];
    }
    return best;
  }

  return (words) => {
    const scores = new Array<number>(count).fill(0);
    let known = 0;
    const weigh = (marks: string[], factor: number) => {
      for (const mark of marks) {
        const pairs = Object.hasOwn(learned, mark) ? (learned[mark] as number[]) : [];
        if (pairs.length > 0) known += 1;
        for (let at = 0; at < pairs.length; at += 2) {
          const question = pairs[at] as number;
          scores[question] = (scores[question] as number) + (pairs[at + 1] as number) * factor;
        }
      }
    };
    weigh(wordMarks(words), 1);
    // What some write as one word, others write as two: "gear box".
    for (const [at, { sound }] of words.entries()) {
      const joined = `${sound}${words[at + 1]?.sound ?? ''}`;
      if (joined !== sound && Object.hasOwn(learned, joined)) weigh([joined], 1);
    }
    for (const { sound } of words) {
      if (Object.hasOwn(learned, sound) || /^-?\d/.test(sound)) continue;
      const near = nearest(sound);
      if (near !== undefined) weigh(wordMarks(wordsOf(near)), CORRECTED);
    }
    if (known === 0) return undefined;
    const most = Math.max(...scores);
    const all = scores.reduce((sum, score) => sum + Math.exp(score - most), 0);
    return { question: scores.indexOf(most), likely: 1 / all };
  };
}
