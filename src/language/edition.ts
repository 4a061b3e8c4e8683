/** The language of an edition. Mongolian has no prefix; English stands below `/en`. */
export type Language = 'mn' | 'en';

/** An edition's language and the address without its prefix: `/en/voyah/free` is `en` and `/voyah/free`. */
export function editionOf(pathname: string): { language: Language; path: string } {
  const plain = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  if (plain === '/en' || plain.startsWith('/en/')) return { language: 'en', path: plain.slice(3) || '/' };
  return { language: 'mn', path: plain || '/' };
}

/** The address of a page in an edition; addresses outside the site (`https:`, `mailto:`, `#here`) stay as they are. */
export function inEdition(address: string, language: Language): string {
  return language === 'en' && address.startsWith('/') ? `/en${address === '/' ? '' : address}` : address;
}

/** The other edition of the same page. */
export function otherLanguage(language: Language): Language {
  return language === 'mn' ? 'en' : 'mn';
}

const BRANDS = ['voyah', 'forthing', 'aeolus'] as const;

/** The brand in whose part of the site an address lies; it colours the page (`data-brand`). */
export function brandOf(pathname: string): (typeof BRANDS)[number] | undefined {
  const first = editionOf(pathname).path.split('/')[1];
  return BRANDS.find((brand) => brand === first);
}
