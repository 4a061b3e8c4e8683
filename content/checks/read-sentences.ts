import { LOCALES, type Text } from '#/language/locales.ts';
import type { Files } from '../library-of.ts';
import type { ReadSentences } from '../schema.ts';
import { isText, visit } from './visit.ts';

/** What visitors ask is written as they write it, mistakes and all; nobody reads it on a page. */
const AS_ASKED = ['search-questions.json', 'synonyms.json'];

/** A text of the content in both languages, with the first place where it stands. */
export type Sentence = { mark: string; text: Text; file: string; path: PropertyKey[] };

/** A mark of eight hexadecimal digits that changes with every letter in any language (FNV-1a). */
export function markOf(text: Text): string {
  let mark = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(LOCALES.map((locale) => text[locale]).join('\n'))) {
    mark = Math.imul(mark ^ byte, 0x01000193);
  }
  return (mark >>> 0).toString(16).padStart(8, '0');
}

/** Every text that stands in the content in all languages, each once. */
export function sentencesOf(files: Files): Sentence[] {
  const found = new Map<string, Sentence>();
  for (const [file, value] of Object.entries(files)) {
    if (AS_ASKED.includes(file)) continue;
    visit(value, (part, path) => {
      if (!isText(part)) return;
      const mark = markOf(part);
      if (!found.has(mark)) found.set(mark, { mark, text: part, file, path });
    });
  }
  return [...found.values()];
}

/** The texts that nobody has read since they were last changed. */
export const unread = (files: Files, read: ReadSentences): Sentence[] =>
  sentencesOf(files).filter(({ mark }) => !(mark in read));
