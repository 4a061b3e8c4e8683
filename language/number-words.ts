import type { Locale } from './locales.ts';

/** Small numbers in words as they stand before a noun, from 0: "зургаан загвар", "six models". */
export const NUMBER_WORDS: Record<Locale, string[]> = {
  mn: ['тэг', 'нэг', 'хоёр', 'гурван', 'дөрвөн', 'таван', 'зургаан', 'долоон', 'найман', 'есөн', 'арван'],
  en: ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
};
