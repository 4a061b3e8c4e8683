import { splitLocale } from '#/language/locales.ts';
import { BRAND_IDS, type BrandId } from '../ids.ts';

/** The brand in whose part of the site a path lies; it colours the page (`data-brand`). Browsers ask too: nothing heavy here. */
export function brandOf(pathname: string): BrandId | undefined {
  const first = splitLocale(pathname).path.split('/')[1];
  return BRAND_IDS.find((brand) => brand === first);
}
