/**
 * Makes the search index of one edition: what the search box fetches on first use.
 * There is nothing to change here; other words for the same thing stand in `synonyms.ts`.
 */
import type { Locale } from '#/language/locales.ts';
import type { Library } from '../library.ts';
import { synonyms } from '../synonyms.ts';
import { type SearchPlace, searchPlaces } from './search-places.ts';

/** A place with the words that find it as well: its title in the other language, and other words for the same thing. */
export type SearchEntry = SearchPlace & { other?: string; also?: string };

/** A text is found by its beginning; what follows is found by its words, without being shown. */
const LONGEST_TEXT = 240;
const MOST_WORDS = 60;

/** The index of an edition, from all content. */
export function buildSearchIndex(library: Library, locale: Locale): SearchEntry[] {
  return joinPlaces(searchPlaces(library, locale), searchPlaces(library, locale === 'mn' ? 'en' : 'mn'));
}

/**
 * The entries of one language. `own` are its places; `other` are the same places in the same order in the other language, so
 * that either language finds them.
 *
 * Throws if the two lists differ in length, kind or order, because then the hidden words would belong to other places.
 */
export function joinPlaces(own: SearchPlace[], other: SearchPlace[]): SearchEntry[] {
  if (own.length !== other.length) {
    throw new Error(
      `content/catalogue/build-search-index.ts: ${own.length} places in one language and ${other.length} in the other`,
    );
  }
  const entries = own.map((place, at) => entryOf(place, other[at] as SearchPlace));
  return entries.filter(
    (entry, at) => entries.findIndex((one) => one.title === entry.title && one.address === entry.address) === at,
  );
}

function entryOf(place: SearchPlace, twin: SearchPlace): SearchEntry {
  if (place.kind !== twin.kind) {
    throw new Error(
      `content/catalogue/build-search-index.ts: "${place.title}" and "${twin.title}" stand at the same place of two lists`,
    );
  }
  const text = shorten(place.text);
  const seen = wordSet(`${place.title} ${twin.title} ${text}`);
  const all = `${place.title} ${place.text} ${twin.title} ${twin.text}`;
  const hidden = [...wordSet(`${synonymsOf(all).join(' ')} ${place.text} ${twin.text}`)];
  const also = hidden.filter((word) => !seen.has(word)).slice(0, MOST_WORDS);
  return {
    ...place,
    text,
    ...(twin.title !== place.title && { other: twin.title }),
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

function synonymsOf(text: string): string[] {
  const words = ` ${text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}.]+/gu, ' ')} `;
  return synonyms.filter((line) => line.some((word) => words.includes(` ${word} `))).flat();
}
