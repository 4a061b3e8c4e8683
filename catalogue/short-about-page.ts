import type { BrandId } from '#/content/ids.ts';
import type { Locale } from '#/language/locales.ts';
import { getBrand } from './brands.ts';
import { content } from './checked-content.ts';
import { pageHead } from './page-head.ts';

export type ShortAboutPage = ReturnType<typeof shortAboutPage>;

/** The about page of a brand that has one line only; throws where there is none. */
export function shortAboutPage(id: BrandId, locale: Locale) {
  const page = content.pages.shortAbout.find(({ brand }) => brand === id);
  if (page === undefined) throw new Error(`There is no short about page of "${id}".`);
  return {
    head: pageHead({ ...page, picture: `brand/${id}`, path: getBrand(id).about, indexed: false }, locale),
    text: page.text,
  };
}
