import { localePath } from '#/language/locales.ts';
import { car } from './car.ts';
import type { LocalContent } from './in-locale.ts';
import { getModelById } from './models.ts';
import { pageHead } from './page-head.ts';

export type FeaturesPage = ReturnType<typeof featuresPage>;

/** What the Voyah Free can do. */
export function featuresPage(content: LocalContent) {
  const { features } = content.pages;
  const model = getModelById(content, features.model);
  return {
    head: pageHead(content, { ...features, picture: `${model.id}/hero`, path: '/voyah/free/feature' }),
    ...features,
    address: localePath('/voyah/free/feature', content.locale),
    drawings: {
      airbags: getManifestDrawing(content, 'voyah-free/features-airbags'),
      body: getManifestDrawing(content, 'voyah-free/features-body'),
    },
    model: car(content, model),
  };
}

/** Address and size of a drawing that is shown as a picture; throws where there is none. */
function getManifestDrawing({ manifest }: LocalContent, id: string): { src: string; width: number; height: number } {
  const drawing = manifest.drawings[id];
  if (drawing === undefined) throw new Error(`There is no drawing media/drawings/${id}.svg.`);
  return { src: drawing.src, width: drawing.width, height: drawing.height };
}
