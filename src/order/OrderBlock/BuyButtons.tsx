import { DialogButton } from '../../design/Dialog/DialogButton.tsx';
import { Phrase } from '../../design/Phrase/Phrase.tsx';
import styles from './BuyButtons.module.css';

export type BuyWords = {
  buyNow: string;
  customOrder: string;
};

type BuyButtonsProps = {
  /** The ids of the page's `ContactDialog` and `OrderSheet`. */
  contactDialog: string;
  orderSheet: string;
  words: BuyWords;
};

/** Buy now opens the contact dialog, Custom Order the order sheet; both from the first paint on. */
export function BuyButtons({ contactDialog, orderSheet, words }: BuyButtonsProps) {
  return (
    <div className={styles.buttons}>
      <DialogButton dialog={contactDialog} look="primary">
        <Phrase>{words.buyNow}</Phrase>
      </DialogButton>
      <DialogButton dialog={orderSheet} look="secondary">
        <Phrase>{words.customOrder}</Phrase>
      </DialogButton>
    </div>
  );
}
