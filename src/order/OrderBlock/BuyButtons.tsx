import { DialogButton } from '../../design/Dialog/DialogButton.tsx';
import { Phrase } from '../../design/Phrase/Phrase.tsx';
import { useSiteData } from '../../page/PageContext.tsx';
import { DIALOGS } from '../OrderDialogs/dialogs.ts';
import styles from './BuyButtons.module.css';

/** Buy now opens the page's contact dialog, Custom Order its order sheet; both from the first paint on. */
export function BuyButtons() {
  const { buy } = useSiteData().messages;
  return (
    <div className={styles.buttons} data-print="never">
      <DialogButton dialog={DIALOGS.contactDialog} look="primary">
        <Phrase>{buy.buyNow}</Phrase>
      </DialogButton>
      <DialogButton dialog={DIALOGS.orderSheet} look="secondary">
        <Phrase>{buy.customOrder}</Phrase>
      </DialogButton>
    </div>
  );
}
