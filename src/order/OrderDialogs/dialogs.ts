import type { OrderModel } from '#/catalogue/model-choices.ts';

/** Ids by which every Buy now and Custom Order button of a page finds its dialog. */
export const DIALOGS = { contactDialog: 'contact-dialog', orderSheet: 'order-sheet' } as const;

/** What the dialogs show of a car: islands carry their data in the page, so nothing more than that. */
export function orderModel({ id, title, address, leadColour, colours, offer }: OrderModel): OrderModel {
  return { id, title, address, leadColour, colours, offer };
}
