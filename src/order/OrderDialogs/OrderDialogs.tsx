import { localePath } from '#/language/locales.ts';
import { useSiteData } from '../../delivery/PageContext.tsx';
import { ContactDialog } from '../ContactDialog/ContactDialog.tsx';
import { OrderSheet } from '../OrderSheet/OrderSheet.tsx';
import { DIALOGS, type OrderDialogsProps } from './dialogs.ts';

/** The two dialogs behind the order buttons; one of each on a page. */
export function OrderDialogs({ model, models = [], address, figures }: OrderDialogsProps) {
  const { messages, dealer, locale } = useSiteData();
  return (
    <>
      <ContactDialog
        id={DIALOGS.contactDialog}
        dealer={dealer}
        {...(model && { model })}
        words={{ ...messages.contactDetails, ...messages.contactDialog, dialog: messages.dialog }}
      />
      <OrderSheet
        id={DIALOGS.orderSheet}
        models={model === undefined ? models : [model]}
        modelsAddress={localePath('/models.json', locale)}
        address={address}
        {...(figures && { figures })}
        dealer={dealer}
        words={{
          ...messages.contactDetails,
          ...messages.contactDialog,
          ...messages.orderSheet,
          failure: messages.sectionBoundary,
          dialog: messages.dialog,
        }}
      />
    </>
  );
}
