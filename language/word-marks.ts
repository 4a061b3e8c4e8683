import type { Word } from './words-of.ts';

/** Endings are what follows these letters of a sound: "баталгаатай" and "баталгаагаа" begin alike. */
const STEMS = [4, 6];

/**
 * What the search learns about, and later looks for, in the words of a question: each word by its sound (`une`), the beginning of
 * a longer one (`batalg~`), and two that stand side by side (`hed+saya`). Any number is `#`, and says something only beside a
 * word; one below zero is `-#`, and says it alone. Sounds are the same in either script.
 */
export function wordMarks(words: readonly Pick<Word, 'sound'>[]): string[] {
  const sounds = words.map(({ sound }) => sound.replace(/^(-?)\d.*/, '$1#')).filter((sound) => sound !== '');
  const marks = sounds.flatMap((sound, at) => {
    const stems = STEMS.filter((length) => sound.length > length).map((length) => `${sound.slice(0, length)}~`);
    const next = sounds[at + 1];
    return [
      ...(sound === '#' ? [] : [sound]),
      ...stems,
      ...(next === undefined ? [] : [`${sound.slice(0, 4)}+${next.slice(0, 4)}`]),
    ];
  });
  return [...new Set(marks)];
}
