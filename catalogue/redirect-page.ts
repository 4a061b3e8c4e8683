import { localePath } from '#/language/locales.ts';
import type { LocalContent } from './in-locale.ts';
import { siteUrl } from './site-url.ts';

/** What stands at `/` and `/en` where a host cannot redirect: the way to the home page. */
export function redirectPage({ dealer, locale }: LocalContent) {
  const address = localePath('/home', locale);
  return { title: dealer.name, address, canonical: `${siteUrl}${address}` };
}
