import { createContext, useContext } from 'react';
import type { Locale, Text } from '#/language/locales.ts';
import words from './words.json';

export type Word = keyof typeof words;
/** A word of the editor, with `{places}` filled in. */
export type Say = (word: Word, given?: Record<string, string | number>) => string;

export const sayIn =
  (locale: Locale): Say =>
  (word, given = {}) =>
    (words[word] as Text)[locale].replace(/\{(\w+)\}/g, (place, name: string) => String(given[name] ?? place));

/** The language of the editor itself, whatever languages the site has. */
export const LanguageContext = createContext<Locale>('mn');

export const useLanguage = () => useContext(LanguageContext);
export const useWords = (): Say => sayIn(useLanguage());
