import type { BrandId } from '#/content/ids.ts';
import type { Locale } from '#/language/locales.ts';
import { getBrand } from './brands.ts';
import { inLocale } from './in-locale.ts';
import { modelCard } from './model-card.ts';
import { models } from './models.ts';
import { offer } from './offer.ts';
import { pageHead } from './page-head.ts';
import { getPicture } from './picture.ts';

export type BrandPage = ReturnType<typeof brandPage>;

/** A brand's landing page. */
export function brandPage(id: BrandId, locale: Locale) {
  const brand = getBrand(id);
  return {
    head: pageHead(
      { title: brand.name, description: brand.description, picture: `brand/${id}`, path: brand.path },
      locale,
    ),
    id,
    name: brand.name,
    line: brand.line[locale],
    ...('tagline' in brand.subBanner && { tagline: brand.subBanner.tagline[locale] }),
    banner: getPicture(`brand/${id}`, locale),
    introduction: inLocale(brand.introduction, locale),
    models: models
      .filter((model) => model.brand === id)
      .map((model) => {
        const { price, hasPrice } = offer(model.id, locale);
        return {
          ...modelCard(model, locale),
          points: model.points.map((point) => point[locale]),
          ...(hasPrice && { price }),
        };
      }),
  };
}
