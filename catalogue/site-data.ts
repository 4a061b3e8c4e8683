import { localePath } from '#/language/locales.ts';
import { dealer } from './dealer.ts';
import type { LocalContent } from './in-locale.ts';
import { modelCardsOf } from './model-card.ts';

export type SiteData = ReturnType<typeof siteData>;

/** What every page of a locale shows around its content: menus, footer, dialogs. */
export function siteData(content: LocalContent) {
  const { locale, messages, brands, paints } = content;
  return {
    locale,
    messages,
    dealer: dealer(content),
    brands: Object.values(brands).map((brand) => ({
      id: brand.id,
      name: brand.name,
      address: localePath(brand.path, locale),
      subBanner: brand.subBanner,
      models: modelCardsOf(content, brand.id),
    })),
    paints: paints.map(({ index, swatch }) => ({ index, swatch })),
  };
}
