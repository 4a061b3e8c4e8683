import type { Locale } from '#/language/locales.ts';
import { buildSearchIndex } from './build-search-index.ts';
import { content } from './checked-content.ts';

/** What the search finds and what it has learnt of questions; fetched on its first use. */
export function searchIndex(locale: Locale) {
  return buildSearchIndex(content, locale);
}
