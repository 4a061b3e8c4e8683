import { car } from './car.ts';
import type { LocalContent } from './in-locale.ts';
import { allModels } from './models.ts';

/** A car as the order sheet knows it. */
export type OrderModel = ReturnType<typeof modelChoices>[number];

/** All models with their paints and what the dealer offers for them, for the order sheet; fetched on its first use. */
export function modelChoices(content: LocalContent) {
  return allModels(content).map((model) => {
    const { id, title, address, leadColour, colours, offer } = car(content, model);
    return { id, title, address, leadColour, colours, offer };
  });
}
