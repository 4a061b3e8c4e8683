import { Phrase } from '../../design/Phrase/Phrase.tsx';
import { Picture, type PictureFile } from '../../design/Picture/Picture.tsx';
import { BuyButtons, type BuyWords } from './BuyButtons.tsx';
import styles from './OrderBlock.module.css';

type OrderBlockProps = {
  /** The id of the section around it: the heading takes `{id}-heading`. */
  id: string;
  order: {
    /** "Order Voyah Free" */
    heading: string;
    text: string;
  };
  /** The car, cut out. */
  picture?: PictureFile;
  contactDialog: string;
  orderSheet: string;
  words: BuyWords;
};

/** Asks for the order: one heading, one paragraph, two buttons, and the car beside them. */
export function OrderBlock({ id, order, picture, contactDialog, orderSheet, words }: OrderBlockProps) {
  return (
    <div className={styles.block}>
      <div className={styles.words}>
        <h2 id={`${id}-heading`}>
          <Phrase>{order.heading}</Phrase>
        </h2>
        <p className={styles.text}>{order.text}</p>
        <BuyButtons contactDialog={contactDialog} orderSheet={orderSheet} words={words} />
      </div>
      {picture !== undefined && <Picture picture={picture} role="half" className={styles.picture} />}
    </div>
  );
}
