import type { Locale } from '#/language/locales.ts';
import type { BrandId } from '../ids.ts';
import { getBrand } from './brands.ts';
import { inLocale } from './in-locale.ts';
import { modelCard } from './model-card.ts';
import { models } from './models.ts';
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
    introduction: inLocale(brand.introduction, locale),
    // A brand with a tagline in its sub-banner shows its picture below it; the others' sub-banner is their picture.
    ...('tagline' in brand.subBanner && { banner: getPicture(`brand/${id}`, locale) }),
    models: models
      .filter((model) => model.brand === id)
      .map((model) => ({
        ...modelCard(model, locale),
        summary: model.summary[locale],
        points: model.points.map((point) => point[locale]),
        picture: getPicture(`${model.id}/hero`, locale),
      })),
  };
}
