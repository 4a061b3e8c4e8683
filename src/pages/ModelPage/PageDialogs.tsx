import { localePath } from '#/language/locales.ts';
import { ContactDialog } from '../../showroom/ContactDialog/ContactDialog.tsx';
import { OrderSheet } from '../../showroom/OrderSheet/OrderSheet.tsx';
import { useShell } from '../use-shell.ts';
import { DIALOGS, type OrderDialogsProps } from './OrderDialogs.tsx';

/** The two dialogs behind the order buttons; one of each on a page. */
export function PageDialogs({ model, models = [], address, figures }: OrderDialogsProps) {
  const { messages: words, dealer, locale: language } = useShell();
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
        modelsAddress={localePath('/models.json', language)}
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
