import type { BrandId } from '#/content/ids.ts';
import { getBrand } from './brands.ts';
import type { LocalContent } from './in-locale.ts';
import { modelCard } from './model-card.ts';
import { allModels } from './models.ts';
import { offer } from './offer.ts';
import { pageHead } from './page-head.ts';
import { getPicture } from './picture.ts';

export type BrandPage = ReturnType<typeof brandPage>;

/** A brand's landing page. */
export function brandPage(content: LocalContent, id: BrandId) {
  const brand = getBrand(content, id);
  return {
    head: pageHead(content, {
      title: brand.name,
      description: brand.description,
      picture: `brand/${id}`,
      path: brand.path,
    }),
    id,
    name: brand.name,
    line: brand.line,
    ...('tagline' in brand.subBanner && { tagline: brand.subBanner.tagline }),
    banner: getPicture(content, `brand/${id}`),
    introduction: brand.introduction,
    models: allModels(content)
      .filter((model) => model.brand === id)
      .map((model) => {
        const { price, hasPrice } = offer(content, model.id);
        return {
          ...modelCard(content, model),
          points: model.points,
          ...(hasPrice && { price }),
        };
      }),
  };
}
