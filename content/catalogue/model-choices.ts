import type { Locale } from '#/language/locales.ts';
import { car } from './car.ts';
import { models } from './models.ts';
import { offer } from './offer.ts';

/** All models with their paints, for the order sheet; fetched on its first use. */
export function modelChoices(locale: Locale) {
  return models.map((model) => {
    const { id, title, address, colours } = car(model, locale);
    const { price, testDrive } = offer(id, locale);
    return { id, title, address, colours, price, ...(testDrive !== undefined && { testDrive: true }) };
  });
}
