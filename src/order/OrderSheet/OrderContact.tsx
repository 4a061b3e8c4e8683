import { mailAddress } from '../ContactAddress/mail-address.ts';
import { phoneAddress } from '../ContactAddress/phone-address.ts';
import type { ContactDealer } from '../ContactDialog/ContactDialog.tsx';
import styles from './OrderContact.module.css';

export type OrderContactWords = {
  mailSubject: string;
  /** Above the dealer's phone and e-mail address: that the site sends nothing itself. */
  contactNote: string;
  sample: string;
};

type OrderContactProps = { dealer: ContactDealer; model?: string | undefined; words: OrderContactWords };

/** The dealer's phone and e-mail at the foot of the order sheet: they work when nothing else does, and stand on the print. */
export function OrderContact({ dealer, model, words }: OrderContactProps) {
  const { street, city, postalCode } = dealer.address;
  const subject = model === undefined ? words.mailSubject : `${words.mailSubject}: ${model}`;
  return (
    <div className={styles.contact}>
      <p className={styles.note}>{words.contactNote}</p>
      <p className={styles.name}>{dealer.name}</p>
      <p className={styles.ways}>
        <a href={phoneAddress(dealer.phone)}>{dealer.phone}</a>
        <a href={mailAddress(dealer.email, subject)}>{dealer.email}</a>
      </p>
      <p className={styles.address}>
        {street}, {postalCode === undefined ? city : `${city} ${postalCode}`}
      </p>
      {dealer.sample && <p className={styles.sample}>{words.sample}</p>}
    </div>
  );
}
