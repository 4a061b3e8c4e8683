import { type Locale, localePath } from '#/language/locales.ts';
import { content } from './checked-content.ts';
import { inLocale } from './in-locale.ts';

export type OfflinePage = ReturnType<typeof offlinePage>;

/** What stands in for a page that was never visited while there is no network. */
export function offlinePage(locale: Locale) {
  const { name, phone } = content.dealer;
  return {
    ...inLocale(content.pages.offline, locale),
    dealer: { name, phone },
    homeAddress: localePath('/home', locale),
  };
}
