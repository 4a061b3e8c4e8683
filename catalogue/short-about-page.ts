import type { BrandId } from '#/content/ids.ts';
import { getBrand } from './brands.ts';
import type { LocalContent } from './in-locale.ts';
import { pageHead } from './page-head.ts';

export type ShortAboutPage = ReturnType<typeof shortAboutPage>;

/** The about page of a brand that has one line only; throws where there is none. */
export function shortAboutPage(content: LocalContent, id: BrandId) {
  const page = content.pages.shortAbout.find(({ brand }) => brand === id);
  if (page === undefined) throw new Error(`There is no short about page of "${id}".`);
  return {
    head: pageHead(content, { ...page, picture: `brand/${id}`, path: getBrand(content, id).about, indexed: false }),
    text: page.text,
  };
}
