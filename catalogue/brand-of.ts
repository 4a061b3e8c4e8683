import { BRAND_IDS, type BrandId } from '#/content/ids.ts';
import { splitLocale } from '#/language/locales.ts';

/** The about page of the house: its URL lies below a brand, but it belongs to all of them. */
const OF_NO_BRAND = ['/voyah/about'];

/** The brand in whose part of the site a path lies; it colours the page (`data-brand`). Browsers ask too: nothing heavy here. */
export function brandOf(pathname: string): BrandId | undefined {
  const { path } = splitLocale(pathname);
  if (OF_NO_BRAND.includes(path)) return undefined;
  const first = path.split('/')[1];
  return BRAND_IDS.find((brand) => brand === first);
}
