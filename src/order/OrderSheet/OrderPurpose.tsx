import type { SiteData } from '#/catalogue/site-data.ts';
import styles from './OrderPurpose.module.css';
import { FIRST_PURPOSE, ORDER_FIELDS, PURPOSES } from './order-fields.ts';

/** What the visitor wants: to order, to buy or to drive the car first. */
export function OrderPurpose({ messages }: { messages: SiteData['messages']['orderSheet'] }) {
  const { label, query } = ORDER_FIELDS.purpose;
  return (
    <fieldset className={styles.choice}>
      <legend>{messages[label]}</legend>
      <div className={styles.list}>
        {Object.entries(PURPOSES).map(([purpose, named]) => (
          <label key={purpose}>
            <input type="radio" name={query} value={purpose} defaultChecked={purpose === FIRST_PURPOSE} />
            <span>{messages[named.label]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
