import { usePhraseLanguage } from './use-phrase-language.ts';

/**
 * A label that may have stayed English inside the Mongolian edition ("Buy now", "Snow White"): it is then marked as
 * English, so that it is read aloud, hyphenated and translated as such. Any other text passes through without a wrapper.
 */
export function Phrase({ children }: { children: string }) {
  const locale = usePhraseLanguage(children);
  return locale === undefined ? children : <span lang={locale}>{children}</span>;
}
