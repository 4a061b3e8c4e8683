/**
 * Makes the search index of one locale: what the search box fetches on first use.
 * There is nothing to change here; other words for the same thing stand in `synonyms.json` and `answers.json`.
 */

import type { Library } from '#/content/library.ts';
import type { Synonyms } from '#/content/schema.ts';
import { LOCALES, type Locale, localePath } from '#/language/locales.ts';
import { type SearchPlace, searchPlaces } from './search-places.ts';

/**
 * A place with the words that find it as well: its title in the other language, the words that it answers before any other
 * place, other words for its title, and other words for what it speaks of.
 */
export type SearchEntry = Omit<SearchPlace, 'names'> & {
  other?: string;
  first?: string;
  alias?: string;
  also?: string;
};

/** A text is found by its beginning; what follows is found by its words, without being shown. */
const LONGEST_TEXT = 240;
const MOST_WORDS = 60;

/** The index of a locale, from all content. */
export function buildSearchIndex(library: Library, locale: Locale): SearchEntry[] {
  const entries = joinPlaces(
    searchPlaces(library, locale),
    LOCALES.filter((other) => other !== locale).map((other) => searchPlaces(library, other)),
    library.synonyms,
  );
  for (const [path, words] of Object.entries(library.answers)) {
    const entry = entries.find(({ address }) => address === localePath(path, locale));
    if (entry === undefined) throw new Error(`content/answers.json: there is no place at ${path} that could answer.`);
    entry.first = words;
  }
  return entries;
}

/**
 * The entries of one language. `own` are its places; `others` are the same places in the same order in each other language, so
 * that all languages find them.
 *
 * Throws if two lists differ in length, kind or order, because then the hidden words would belong to other places.
 */
export function joinPlaces(own: SearchPlace[], others: SearchPlace[][], synonyms: Synonyms): SearchEntry[] {
  for (const other of others) {
    if (own.length === other.length) continue;
    throw new Error(
      `catalogue/build-search-index.ts: ${own.length} places in one language and ${other.length} in the other`,
    );
  }
  const entries = own.map((place, at) =>
    entryOf(
      place,
      others.map((other) => other[at] as SearchPlace),
      synonyms,
    ),
  );
  return entries.filter(
    (entry, at) => entries.findIndex((one) => one.title === entry.title && one.address === entry.address) === at,
  );
}

function entryOf({ names, ...place }: SearchPlace, twins: SearchPlace[], synonyms: Synonyms): SearchEntry {
  const twin = twins.find(({ kind }) => kind !== place.kind);
  if (twin !== undefined) {
    throw new Error(
      `catalogue/build-search-index.ts: "${place.title}" and "${twin.title}" stand at the same place of two lists`,
    );
  }
  const text = shorten(place.text);
  const others = twins.map(({ title }) => title).join(' ');
  const titles = `${place.title} ${others}`;
  const texts = [place, ...twins].map((each) => each.text).join(' ');
  const seen = wordSet(`${titles} ${text}`);
  const named = [titles, names, ...twins.map((each) => each.names)].join(' ');
  const alias = [...wordSet(synonymsOf(synonyms, named).join(' '))].filter((word) => !wordSet(titles).has(word));
  const hidden = [...wordSet(`${synonymsOf(synonyms, texts).join(' ')} ${texts}`)];
  const also = hidden.filter((word) => !seen.has(word) && !alias.includes(word)).slice(0, MOST_WORDS);
  return {
    ...place,
    text,
    ...(others !== place.title && others !== '' && { other: others }),
    ...(alias.length > 0 && { alias: alias.join(' ') }),
    ...(also.length > 0 && { also: also.join(' ') }),
  };
}

function shorten(text: string): string {
  if (text.length <= LONGEST_TEXT) return text;
  return `${text.slice(0, text.lastIndexOf(' ', LONGEST_TEXT))} …`;
}

/** Numbers with decimals and words of two letters and more, in lower case, each once. */
function wordSet(text: string): Set<string> {
  const words = text.toLowerCase().match(/\d+(?:[.,]\d+)*|\p{L}[\p{L}\p{M}\p{N}·]+/gu) ?? [];
  return new Set(words);
}

function synonymsOf(synonyms: Synonyms, text: string): string[] {
  const words = ` ${text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}.]+/gu, ' ')} `;
  return synonyms.filter((line) => line.some((word) => words.includes(` ${word} `))).flat();
}
