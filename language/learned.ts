/**
 * What the questions of visitors teach the search: for each mark of words (`word-marks.ts`) question, weight, question, weight …
 * A question is its number; a weight is a multiple of a half, at least −40.
 */
export type Learned = Record<string, number[]>;

/**
 * The same as it is sent: three texts, which compress to seven tenths. `marks` are in the order of the alphabet, each as how many
 * letters it shares with the one before it and the rest of its letters; `questions` are those of each mark; `weights` are those of
 * all, one after another. Every number is one character.
 */
export type PackedLearned = { marks: string; questions: string; weights: string };

/** The characters for nought: above the space, which stands between marks, and with room for weights below nought. */
const NOUGHT = '0'.charCodeAt(0);
const NO_WEIGHT = NOUGHT + 80;

export function packLearned(learned: Learned): PackedLearned {
  const sorted = Object.entries(learned).sort(([mark], [other]) => (mark < other ? -1 : 1));
  const marks = sorted.map(([mark], at) => {
    const before = sorted[at - 1]?.[0] ?? '';
    const shared = [...mark].findIndex((letter, place) => letter !== before[place]);
    return String.fromCharCode(NOUGHT + shared) + mark.slice(shared);
  });
  const questions = sorted.map(([, pairs]) =>
    pairs.map((question, at) => (at % 2 === 0 ? String.fromCharCode(NOUGHT + question) : '')).join(''),
  );
  const weights = sorted.flatMap(([, pairs]) =>
    pairs.map((weight, at) => (at % 2 === 1 ? String.fromCharCode(NO_WEIGHT + weight * 2) : '')),
  );
  return { marks: marks.join(' '), questions: questions.join(' '), weights: weights.join('') };
}

export function unpackLearned({ marks, questions, weights }: PackedLearned): Learned {
  const ofEach = questions.split(' ');
  let mark = '';
  let next = 0;
  return Object.fromEntries(
    (marks === '' ? [] : marks.split(' ')).map((rest, at) => {
      mark = mark.slice(0, rest.charCodeAt(0) - NOUGHT) + rest.slice(1);
      const pairs = [...(ofEach[at] as string)].flatMap((question) => {
        const weight = (weights.charCodeAt(next) - NO_WEIGHT) / 2;
        next += 1;
        return [question.charCodeAt(0) - NOUGHT, weight];
      });
      return [mark, pairs];
    }),
  );
}
