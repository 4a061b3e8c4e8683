import { useContext } from 'react';
import { LanguageContext } from '../../language/LanguageContext.ts';

const CYRILLIC = /\p{Script=Cyrillic}/u;
const LATIN_WORD = /[A-Za-z]{3,}/;

/**
 * A label that may have stayed English inside the Mongolian edition ("Buy now", "Snow White"): it is then marked as
 * English, so that it is read aloud, hyphenated and translated as such. Any other text passes through without a wrapper.
 */
export function Phrase({ children }: { children: string }) {
  const language = useContext(LanguageContext);
  const isEnglish = language !== 'en' && LATIN_WORD.test(children) && !CYRILLIC.test(children);
  return isEnglish ? <span lang="en">{children}</span> : children;
}
