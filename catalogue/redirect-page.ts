import { type Locale, localePath } from '#/language/locales.ts';
import { content } from './checked-content.ts';
import { siteUrl } from './site-url.ts';

/** What stands at `/` and `/en` where a host cannot redirect: the way to the home page. */
export function redirectPage(locale: Locale) {
  const address = localePath('/home', locale);
  return { title: content.dealer.name, address, canonical: `${siteUrl}${address}` };
}
