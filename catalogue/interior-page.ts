import { type Locale, localePath } from '#/language/locales.ts';
import { car } from './car.ts';
import { content } from './checked-content.ts';
import { inLocale } from './in-locale.ts';
import { getModelById } from './models.ts';
import { offer } from './offer.ts';
import { pageHead } from './page-head.ts';
import { getPicture } from './picture.ts';

export type InteriorPage = ReturnType<typeof interiorPage>;

/** The Voyah Free from inside. */
export function interiorPage(locale: Locale) {
  const { interior } = content.pages;
  const model = getModelById(interior.model);
  return {
    head: pageHead({ ...interior, picture: `${model.id}/hero`, path: '/voyah/free/inter' }, locale),
    ...inLocale(interior, locale),
    address: localePath('/voyah/free/inter', locale),
    model: car(model, locale),
    orderBlock: {
      order: inLocale(model.order, locale),
      offer: offer(model.id, locale),
      picture: getPicture(`${model.id}/card`, locale),
    },
  };
}
