/** The languages of the site. The first is the default one, whose paths have no prefix; any other stands below its own (`/en`). */
export const LOCALES = ['mn', 'en'] as const;

export type Locale = (typeof LOCALES)[number];

export const [DEFAULT_LOCALE] = LOCALES;

/** A sentence, label or word in every language. */
export type Text = Record<Locale, string>;

/** A page's locale and its path without the locale's prefix: `/en/voyah/free` is `en` and `/voyah/free`. */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  const plain = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  for (const locale of LOCALES) {
    const prefix = prefixOf(locale);
    if (prefix === '') continue;
    if (plain === prefix || plain.startsWith(`${prefix}/`)) return { locale, path: plain.slice(prefix.length) || '/' };
  }
  return { locale: DEFAULT_LOCALE, path: plain || '/' };
}

/** The path of a page in a locale; addresses outside the site (`https:`, `mailto:`, `#here`) stay as they are. */
export function localePath(path: string, locale: Locale): string {
  const prefix = prefixOf(locale);
  if (prefix === '' || !path.startsWith('/')) return path;
  return path === '/' ? prefix : `${prefix}${path}`;
}

/** The locale to which the link in the header leads. With a third one, the header needs a choice (`src/site/LanguageLink`). */
const OTHER = { mn: 'en', en: 'mn' } as const satisfies Record<Locale, Locale>;

export const otherLocale = (locale: Locale): Locale => OTHER[locale];

const prefixOf = (locale: Locale) => (locale === DEFAULT_LOCALE ? '' : `/${locale}`);
