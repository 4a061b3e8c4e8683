import { soundOf } from '#/language/transliterate.ts';
import type { Word } from '#/language/words-of.ts';
import { editDistance } from './edit-distance.ts';

/** Below this, a word was only guessed at. Guesses count only where no word was really met. */
export const MET = 0.45;

/**
 * How near a word of a text is to an asked one, from 0 (another word) to 1 (the same word).
 *
 * @param asked The asked word as it is written, `sounds` what it may sound like (`soundsOf`), its own sound first.
 * @param written The text's word as it is written, and its `sound`.
 */
export function closeness(asked: string, sounds: string[], written: string, sound: string): number {
  if (asked === written) return 1;
  if (/^\d/.test(asked)) return asked.length > 1 && written.startsWith(asked) ? 0.5 : 0;
  if (/^\d/.test(written)) return 0;
  if (asked.length === 1) return written.startsWith(asked) ? MET : 0;
  if (sounds.includes(sound)) return 0.92;
  const more = endingOf(sounds[0] ?? '', written, sound);
  // A name has no ending, so a form with one counts less than a named place (`NAMED`): "дүүрэн" is not Дорнод.
  if (more !== undefined) return more === 0 ? 0.9 : 0.83;
  if (endingOf(sound, asked, sounds[0] ?? '') !== undefined) return 0.85;
  if (written.startsWith(asked)) return 0.6 + 0.25 * (asked.length / written.length);
  return Math.max(...sounds.map((own) => soundCloseness(own, sound)));
}

/**
 * How many consonants the ending has by which a written word is a form of the asked one. Mongolian words lose a vowel before
 * some endings: "суудал" is "суудлын", "өвөл" is "өвлийн". What stays are the beginning, as far as its vowels go, and the
 * consonants: "шайн" is no form of "шинэ".
 */
function endingOf(asked: string, written: string, sound: string): number | undefined {
  // Nearly all words end here, so the cheapest question comes first.
  if (asked.length < 4 || asked[0] !== sound[0] || beginningOf(asked) !== beginningOf(sound)) return undefined;
  if (!/\p{Script=Cyrillic}/u.test(written)) return undefined;
  const [stem, other] = [asked, sound].map((word) => word[0] + word.slice(1).replace(/[aeiu]/g, '')) as [
    string,
    string,
  ];
  const more = other.length - stem.length;
  return stem.length > 2 && other.startsWith(stem) && more < 3 ? more : undefined;
}

const beginningOf = (sound: string) => /^[^aeiu]*[aeiu]*/.exec(sound)?.[0];

function soundCloseness(asked: string, sound: string): number {
  if (asked.length > 1 && sound.startsWith(asked)) return 0.55 + 0.25 * (asked.length / sound.length);
  // A word with an ending: "суудалтай" asks for "суудал".
  if (sound.length > 3 && asked.startsWith(sound) && asked.length - sound.length < 5) return 0.5;
  if (asked.length > 3 && sound.includes(asked)) return MET;
  const wrong = asked.length < 4 ? 0 : asked.length < 7 ? 1 : 2;
  if (wrong === 0) return 0;
  const whole = editDistance(asked, sound, wrong);
  if (whole <= wrong) return 0.44 - 0.1 * whole;
  const alike = asked.length > 4 && asked[0] === sound[0];
  const beginning = alike ? editDistance(asked, sound, wrong, true) : wrong + 1;
  return beginning <= wrong ? 0.34 - 0.1 * beginning : 0;
}

/**
 * A Latin c is read as k, but some type it for ц: then it sounds ts. A v without a vowel behind it is typed for ү, which it
 * looks like: "vne" is "үнэ".
 */
export function soundsOf({ written, sound }: Word): string[] {
  const sounds = [sound];
  if (/c(?!h)/.test(written)) sounds.push(soundOf(written.replace(/c(?!h)/g, 'ts')));
  if (/v(?![aeiouy])/.test(written)) sounds.push(soundOf(written.replace(/v(?![aeiouy])/g, 'u')));
  return sounds;
}
