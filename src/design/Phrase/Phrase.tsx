import { usePhraseAttributes } from './use-phrase-attributes.ts';

/**
 * A label that may have stayed English inside the Mongolian edition ("Buy now", "Snow White"): it is then marked as
 * English, so that it is read aloud, hyphenated and translated as such. Where it is a name, it is not translated. It stands
 * alone in its element in any case: a browser that translates the page puts elements of its own in the place of texts, and
 * React finds only elements again.
 */
export function Phrase({ children }: { children: string }) {
  return <span {...usePhraseAttributes(children)}>{children}</span>;
}
