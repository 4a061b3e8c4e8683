import { localePath } from '#/language/locales.ts';
import { car } from './car.ts';
import type { LocalContent } from './in-locale.ts';
import { getModelById } from './models.ts';
import { pageHead } from './page-head.ts';

export type InteriorPage = ReturnType<typeof interiorPage>;

/** The Voyah Free from inside. */
export function interiorPage(content: LocalContent) {
  const { interior } = content.pages;
  const model = getModelById(content, interior.model);
  return {
    head: pageHead(content, { ...interior, picture: `${model.id}/hero`, path: '/voyah/free/inter' }),
    ...interior,
    address: localePath('/voyah/free/inter', content.locale),
    model: car(content, model),
  };
}
