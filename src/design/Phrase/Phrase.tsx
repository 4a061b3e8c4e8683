import { useContext } from 'react';
import { NamesContext } from './NamesContext.ts';
import { usePhraseLanguage } from './use-phrase-language.ts';

/**
 * A label that may have stayed English inside the Mongolian edition ("Buy now", "Snow White"): it is then marked as
 * English, so that it is read aloud, hyphenated and translated as such. The name of a brand or a car is not translated: "Voyah
 * Free" would cost nothing. It stands alone in its element in any case: a browser that translates the page puts elements of its
 * own in the place of texts, and React finds only elements again.
 */
export function Phrase({ children }: { children: string }) {
  const locale = usePhraseLanguage(children);
  const isName = useContext(NamesContext).has(children);
  return (
    <span lang={locale} translate={isName ? 'no' : undefined}>
      {children}
    </span>
  );
}
