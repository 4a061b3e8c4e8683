import { type Locale, localePath } from '#/language/locales.ts';
import { car } from './car.ts';
import { content } from './checked-content.ts';
import { inLocale } from './in-locale.ts';
import { getModelById } from './models.ts';
import { offer } from './offer.ts';
import { pageHead } from './page-head.ts';
import { getPicture } from './picture.ts';

export type FeaturesPage = ReturnType<typeof featuresPage>;

/** What the Voyah Free can do. */
export function featuresPage(locale: Locale) {
  const { features } = content.pages;
  const model = getModelById(features.model);
  return {
    head: pageHead({ ...features, picture: `${model.id}/hero`, path: '/voyah/free/feature' }, locale),
    ...inLocale(features, locale),
    address: localePath('/voyah/free/feature', locale),
    drawings: {
      airbags: getManifestDrawing('voyah-free/features-airbags'),
      body: getManifestDrawing('voyah-free/features-body'),
    },
    model: car(model, locale),
    orderBlock: {
      order: inLocale(model.order, locale),
      offer: offer(model.id, locale),
      picture: getPicture(`${model.id}/card`, locale),
    },
  };
}

/** Address and size of a drawing that is shown as a picture; throws where there is none. */
function getManifestDrawing(id: string): { src: string; width: number; height: number } {
  const drawing = content.manifest.drawings[id];
  if (drawing === undefined) throw new Error(`There is no drawing media/drawings/${id}.svg.`);
  return { src: drawing.src, width: drawing.width, height: drawing.height };
}
