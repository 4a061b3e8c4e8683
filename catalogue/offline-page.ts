import { localePath } from '#/language/locales.ts';
import type { LocalContent } from './in-locale.ts';

/** What stands in for a page that was never visited while there is no network. */
export function offlinePage({ pages, locale }: LocalContent) {
  return { ...pages.offline, homeAddress: localePath('/home', locale) };
}
