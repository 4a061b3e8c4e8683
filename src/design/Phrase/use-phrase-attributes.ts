import { useContext } from 'react';
import { LocaleContext } from './LocaleContext.ts';
import { NamesContext } from './NamesContext.ts';

const CYRILLIC = /\p{Script=Cyrillic}/u;
const LATIN_WORD = /[A-Za-z]{3,}/;

type PhraseAttributes = {
  /** `en` for a text that has stayed English inside the Mongolian edition; undefined for one in the page's own language. */
  lang: 'en' | undefined;
  /** `no` for the name of a brand or a car: "Voyah Free" would cost nothing. */
  translate: 'no' | undefined;
};

/** What the element of a text says about it. */
export function usePhraseAttributes(text: string): PhraseAttributes {
  const locale = useContext(LocaleContext);
  const names = useContext(NamesContext);
  return {
    lang: locale !== 'en' && LATIN_WORD.test(text) && !CYRILLIC.test(text) ? 'en' : undefined,
    translate: names.has(text) ? 'no' : undefined,
  };
}
