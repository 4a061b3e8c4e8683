import { spawnSync } from 'node:child_process';
import type { Locale } from '#/language/locales.ts';
import { files } from '../library.ts';
import { OWN_WORDS } from './own-words.ts';
import { sentencesOf } from './read-sentences.ts';

/** Hunspell's dictionaries by language: Debian's packages `hunspell-mn` and `hunspell-en-gb`. */
const DICTIONARIES: Record<Locale, string> = { mn: 'mn_MN', en: 'en_GB' };

/** A word of the content with the first place where it stands. */
export type PlacedWord = { word: string; file: string; path: readonly PropertyKey[] };

const LETTERS: Record<Locale, RegExp> = {
  mn: /[А-Яа-яЁёӨөҮү][А-Яа-яЁёӨөҮү-]*/g,
  en: /\p{Script=Latin}[\p{Script=Latin}’'-]*/gu,
};

/** The words of a text in one language, without what stands in another alphabet and without endings of figures and names (`4.4-өөс`). */
export function wordsOf(text: string, locale: Locale): string[] {
  const letters = text
    .replace(/\u2060/g, '')
    .replace(/\{[^}]*\}/g, '0')
    .replace(/[\p{N}\p{Script=Latin}.%»)]-\p{Script=Cyrillic}+/gu, ' ');
  return (letters.match(LETTERS[locale]) ?? []).map((word) => word.replace(/[-’']+$/, ''));
}

/** Every word of the content in one language, each once. */
export function contentWords(locale: Locale): PlacedWord[] {
  const found = new Map<string, PlacedWord>();
  for (const { text, file, path } of sentencesOf(files)) {
    for (const word of wordsOf(text[locale], locale)) {
      if (!found.has(word)) found.set(word, { word, file: `content/${file}`, path: [...path, locale] });
    }
  }
  return [...found.values()];
}

/**
 * The words that neither the dictionary of their language nor our own list knows (`own-words.ts`).
 *
 * @returns undefined where Hunspell or the dictionary is not installed.
 */
export function unknownWords(locale: Locale, words = contentWords(locale)): PlacedWord[] | undefined {
  const own = new Set(OWN_WORDS[locale].trim().split(/\s+/));
  const asked = words.map(({ word }) => word).join('\n');
  const args = ['-i', 'utf-8', '-d', DICTIONARIES[locale], '-l'];
  const { status, stdout } = spawnSync('hunspell', args, { input: asked, encoding: 'utf8' });
  if (status !== 0) return undefined;
  const unknown = new Set(stdout.split('\n'));
  return words.filter(({ word }) => unknown.has(word) && !own.has(word) && !own.has(word.toLowerCase()));
}
