import type { OrderModel } from '#/catalogue/model-choices.ts';
import { ContactDialog } from '../ContactDialog/ContactDialog.tsx';
import type { OrderFigure } from '../OrderSheet/OrderPaper.tsx';
import { OrderSheet } from '../OrderSheet/OrderSheet.tsx';
import { DIALOGS } from './dialogs.ts';

type OrderDialogsProps = {
  /** The page's car. */
  model: OrderModel;
  figures?: OrderFigure[];
};

/** The two dialogs behind the order buttons of a car's pages; a page without a car has a `CarChooser` in their place. */
export function OrderDialogs({ model, figures }: OrderDialogsProps) {
  return (
    <>
      <ContactDialog id={DIALOGS.contactDialog} model={model} />
      <OrderSheet id={DIALOGS.orderSheet} model={model} {...(figures && { figures })} />
    </>
  );
}
