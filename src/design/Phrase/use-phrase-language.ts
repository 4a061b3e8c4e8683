import { useContext } from 'react';
import { LocaleContext } from './LocaleContext.ts';

const CYRILLIC = /\p{Script=Cyrillic}/u;
const LATIN_WORD = /[A-Za-z]{3,}/;

/** `en` for a text that has stayed English inside the Mongolian edition; undefined for one in the page's own language. */
export function usePhraseLanguage(text: string): 'en' | undefined {
  const locale = useContext(LocaleContext);
  return locale !== 'en' && LATIN_WORD.test(text) && !CYRILLIC.test(text) ? 'en' : undefined;
}
