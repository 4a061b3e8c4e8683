import { soundOf } from './transliterate.ts';

/** A word of a text: how it is written in lower case without accents, how it sounds, and where it stands. */
export type Word = { written: string; sound: string; from: number; to: number };

/** Words as they stand in texts, and what they are read as. */
export type KnownWords = Map<string, Pick<Word, 'written' | 'sound'>>;

/**
 * Words that would sound like another one in the other script, and how they sound instead: "one" like "үнэ", the price, and "шинэ",
 * new, like the name of a car (it is read as "new" instead).
 */
const OWN_SOUNDS: ReadonlyMap<string, string> = new Map([
  ['one', 'wan'],
  ['шинэ', 'nev'],
]);

/** Numbers with their decimals, and words; `кВт·ц`, `м.х.`, `R20` and `PM2.5` are one word each, `12h` and `T5evo` are two. */
const WORD = /\d+(?:[.,]\d+)*|\p{L}[\p{L}\p{M}]*(?:[·.'’]\p{L}[\p{L}\p{M}]*)*(?:\d+(?:[.,]\d+)*)?/gu;

/**
 * The words of a text in their order. Degrees below zero keep their sign: `-30` and `−30` are one word, `20–30` is two.
 *
 * @param known Words that other texts had, for whoever reads many: most words stand in several.
 */
export function wordsOf(text: string, known: KnownWords = new Map()): Word[] {
  return Array.from(text.matchAll(WORD), ({ 0: word, index }) => {
    if (!/^\d/.test(word)) return { ...knownWord(word, known), from: index, to: index + word.length };
    const isBelowZero = /^\d\d?$/.test(word) && /(?:^|[^\p{L}\p{N}])[-−]$/u.test(text.slice(0, index));
    const written = `${isBelowZero ? '-' : ''}${plainNumber(word)}`;
    return { written, sound: written, from: isBelowZero ? index - 1 : index, to: index + word.length };
  });
}

function knownWord(word: string, known: KnownWords): Pick<Word, 'written' | 'sound'> {
  let found = known.get(word);
  if (found === undefined) {
    const written = fold(word.replace(/[·.,'’]/g, ''));
    found = { written, sound: OWN_SOUNDS.get(written) ?? soundOf(written) };
    known.set(word, found);
  }
  return found;
}

/** Lower case, without accents: "É" is "e". Mongolian ө and ү are letters of their own and stay. */
export function fold(text: string): string {
  return text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');
}

/** `1,320` is 1320 and `4,4` is 4.4: three digits after a comma are thousands, other commas are decimal. */
function plainNumber(number: string): string {
  return number.replace(/,(?=\d{3}(?:\D|$))/g, '').replace(/,/g, '.');
}
