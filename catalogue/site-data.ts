import { type Locale, localePath } from '#/language/locales.ts';
import { brands } from './brands.ts';
import { content } from './checked-content.ts';
import { dealer } from './dealer.ts';
import { inLocale } from './in-locale.ts';
import { modelCardsOf } from './model-card.ts';

export type SiteData = ReturnType<typeof siteData>;

/** What every page of a locale shows around its content: menus, footer, dialogs. */
export function siteData(locale: Locale) {
  return {
    locale,
    messages: inLocale(content.messages, locale),
    dealer: dealer(locale),
    brands: brands.map((brand) => ({
      id: brand.id,
      name: brand.name,
      address: localePath(brand.path, locale),
      subBanner: inLocale(brand.subBanner, locale),
      models: modelCardsOf(brand.id, locale),
    })),
    paints: content.paints.map(({ index, swatch }) => ({ index, swatch })),
  };
}
