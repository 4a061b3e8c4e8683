import { LOCALES, type Text } from './locales.ts';

/** A text that is the same in every language, such as a name or a code: `both('Voyah Free')`. */
export const both = (text: string): Text => Object.fromEntries(LOCALES.map((locale) => [locale, text])) as Text;
