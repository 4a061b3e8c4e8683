import type { Locale } from '#/language/locales.ts';
import { content } from './checked-content.ts';
import { inLocale } from './in-locale.ts';

/** What an unknown URL answers with. */
export function notFoundPage(locale: Locale) {
  return inLocale(content.pages.notFound, locale);
}
