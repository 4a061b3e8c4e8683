import { type Locale, localePath } from '#/language/locales.ts';
import { content } from './checked-content.ts';
import { inLocale } from './in-locale.ts';

/** What stands in for a page that was never visited while there is no network. */
export function offlinePage(locale: Locale) {
  return { ...inLocale(content.pages.offline, locale), homeAddress: localePath('/home', locale) };
}
