import type { modelPage } from '#/content/catalogue.ts';
import { inEdition } from '#/src/language/edition.ts';
import { ContactDialog } from '#/src/showroom/ContactDialog/ContactDialog.tsx';
import { OrderSheet } from '#/src/showroom/OrderSheet/OrderSheet.tsx';
import type { OrderModel } from '#/src/showroom/OrderSheet/order-models.ts';
import { useShell } from '../use-shell.ts';

/** Ids by which every Buy now and Custom Order button of a page finds its dialog. */
export const DIALOGS = { contactDialog: 'contact-dialog', orderSheet: 'order-sheet' } as const;

type OrderDialogsProps = {
  /** The page's own car; on the home page none is chosen yet. */
  model?: Pick<ReturnType<typeof modelPage>, 'id' | 'title' | 'address' | 'colours'>;
  /** Where there is no car of the page: all that can be ordered. */
  models?: OrderModel[];
  /** The page's address, edition included, for the order form without scripts. */
  address: string;
  figures?: { value: string; unit?: string | undefined; label: string }[];
};

/** The two dialogs behind the order buttons; one of each on a page. */
export function OrderDialogs({ model, models = [], address, figures }: OrderDialogsProps) {
  const { words, dealer, language } = useShell();
  return (
    <>
      <ContactDialog
        id={DIALOGS.contactDialog}
        dealer={dealer}
        {...(model && { model })}
        words={{ ...words.contactDetails, ...words.contactDialog, dialog: words.dialog }}
      />
      <OrderSheet
        id={DIALOGS.orderSheet}
        models={model === undefined ? models : [model]}
        modelsAddress={inEdition('/models.json', language)}
        address={address}
        {...(figures && { figures })}
        dealer={dealer}
        words={{
          ...words.contactDetails,
          ...words.contactDialog,
          ...words.orderSheet,
          failure: words.sectionBoundary,
          dialog: words.dialog,
        }}
      />
    </>
  );
}
