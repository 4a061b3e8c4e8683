import { BRAND_IDS, type BrandId } from '#/content/ids.ts';
import { splitLocale } from '#/language/locales.ts';

/** The about page of the house: its URL lies below a brand, but it belongs to all of them. */
const OF_NO_BRAND = ['/voyah/about'];

/** The brand below whose address a path lies: its strip stands there. Browsers ask too: nothing heavy here. */
export function brandInPath(pathname: string): BrandId | undefined {
  const first = splitLocale(pathname).path.split('/')[1];
  return BRAND_IDS.find((brand) => brand === first);
}

/** The brand to which a page belongs; it colours the page (`data-brand`). */
export function brandOf(pathname: string): BrandId | undefined {
  return OF_NO_BRAND.includes(splitLocale(pathname).path) ? undefined : brandInPath(pathname);
}
