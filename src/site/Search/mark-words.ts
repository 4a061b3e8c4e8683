import { wordsOf } from '#/language/words-of.ts';
import type { Found } from './find-entries.ts';

/** A piece of a text; `marked` if the visitor's words were met in it. */
type Piece = { text: string; marked: boolean };

/** A text in pieces, so that the words that were met can be marked. The pieces together are the text. */
export function markWords(text: string, met: Found['met']): Piece[] {
  const pieces: Piece[] = [];
  let done = 0;
  for (const { written, from, to } of wordsOf(text)) {
    const letters = met.get(written);
    if (letters === undefined) continue;
    // Folding may change the length of a word (é is one letter or two); then the whole word is marked.
    const end = letters < written.length && written.length === to - from ? from + letters : to;
    if (from > done) pieces.push({ text: text.slice(done, from), marked: false });
    pieces.push({ text: text.slice(from, end), marked: true });
    done = end;
  }
  if (done < text.length) pieces.push({ text: text.slice(done), marked: false });
  return pieces;
}

/** The part of a long text in which the first met word can be seen, with an ellipsis where it was cut. */
export function excerpt(text: string, met: Found['met'], length = 120): string {
  if (text.length <= length) return text;
  const first = wordsOf(text).find(({ written }) => met.has(written))?.from ?? 0;
  const from = first < length * 0.7 ? 0 : text.indexOf(' ', first - length / 3) + 1;
  const last = text.lastIndexOf(' ', from + length);
  const to = text.length - from <= length ? text.length : last > from ? last : from + length;
  return `${from > 0 ? '… ' : ''}${text.slice(from, to).trimEnd()}${to < text.length ? ' …' : ''}`;
}
