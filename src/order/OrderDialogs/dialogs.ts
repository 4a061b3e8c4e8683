import type { modelPage } from '#/content/catalogue/model-page.ts';
import type { OrderModel } from '../OrderSheet/order-models.ts';

/** Ids by which every Buy now and Custom Order button of a page finds its dialog. */
export const DIALOGS = { contactDialog: 'contact-dialog', orderSheet: 'order-sheet' } as const;

export type OrderDialogsProps = {
  /** The page's own car; on the home page none is chosen yet. */
  model?: Pick<ReturnType<typeof modelPage>, 'id' | 'title' | 'address' | 'colours'>;
  /** Where there is no car of the page: all that can be ordered. */
  models?: OrderModel[];
  /** The page's address, edition included, for the order form without scripts. */
  address: string;
  figures?: { value: string; unit?: string | undefined; label: string }[];
};

/** What the dialogs show of a car: islands carry their data in the page, so nothing more than that. */
export function orderModel({ id, title, address, colours }: NonNullable<OrderDialogsProps['model']>) {
  return { id, title, address, colours };
}
