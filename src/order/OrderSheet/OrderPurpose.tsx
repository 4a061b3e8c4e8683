import type { SiteData } from '#/catalogue/site-data.ts';
import { TextField } from '../../design/Field/TextField.tsx';
import styles from './OrderPurpose.module.css';
import { PURPOSES, type Purpose } from './order-link.ts';

type Messages = SiteData['messages']['orderSheet'];

type OrderPurposeProps = {
  /** Of the sheet. */
  id: string;
  /** Only for browsers whose style sheets cannot see which radio button is checked. */
  chosen: Purpose;
  messages: Messages;
};

/** What the visitor wants: to order, to buy or to drive the car first, and then on which day. */
export function OrderPurpose({ id, chosen, messages }: OrderPurposeProps) {
  return (
    <div className={styles.purpose} data-chosen={chosen}>
      <fieldset className={styles.choice}>
        <legend>{messages.purpose}</legend>
        <div className={styles.list}>
          {PURPOSES.map((purpose) => (
            <label key={purpose}>
              <input type="radio" name="purpose" value={purpose} defaultChecked={purpose === PURPOSES[0]} />
              <span>{purposeName(purpose, messages)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className={styles.day}>
        <TextField id={`${id}-day`} type="date" name="day" label={messages.day} hint={messages.dayHint} />
      </div>
    </div>
  );
}

/** A purpose as the sheet, the print and the message call it. */
export function purposeName(purpose: Purpose, messages: Messages): string {
  return { order: messages.order, buy: messages.buy, 'test-drive': messages.testDrive }[purpose];
}
