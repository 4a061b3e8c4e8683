import { BRAND_IDS } from '#/content/ids.ts';
import { DEFAULT_LOCALE, LOCALES, localePath } from '#/language/locales.ts';

/** Addresses that answer with another address, on every host. */
export const REDIRECTS = LOCALES.map((locale) => ({ from: localePath('/', locale), to: localePath('/home', locale) }));

/** Parts of the site with a not-found page of their own: the nearest one answers, in its language and brand. The last is the site itself. */
export const NOT_FOUND_AREAS: string[] = [
  ...LOCALES.filter((locale) => locale !== DEFAULT_LOCALE),
  DEFAULT_LOCALE,
].flatMap((locale) =>
  [...BRAND_IDS.map((brand) => `/${brand}`), ''].map((path) =>
    locale === DEFAULT_LOCALE ? path : `/${locale}${path}`,
  ),
);

/** The not-found page for an address: `/en/voyah/nothing` → `/en/voyah/404.html`. */
export function notFoundPage(path: string): string {
  const area = NOT_FOUND_AREAS.find((each) => path === each || path.startsWith(`${each}/`)) ?? '';
  return `${area}/404.html`;
}
