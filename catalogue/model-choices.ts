import type { Locale } from '#/language/locales.ts';
import { car } from './car.ts';
import { models } from './models.ts';

/** A car as the order sheet knows it. */
export type OrderModel = ReturnType<typeof modelChoices>[number];

/** All models with their paints and what the dealer offers for them, for the order sheet; fetched on its first use. */
export function modelChoices(locale: Locale) {
  return models.map((model) => {
    const { id, title, address, leadColour, colours, offer } = car(model, locale);
    return { id, title, address, leadColour, colours, offer };
  });
}
