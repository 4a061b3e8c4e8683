import { useSiteData } from '../../page/PageContext.tsx';
import { mailAddress } from '../ContactAddress/mail-address.ts';
import { phoneAddress } from '../ContactAddress/phone-address.ts';
import styles from './OrderContact.module.css';

/** The dealer's phone and e-mail at the foot of the order sheet: they work when nothing else does, and stand on the print. */
export function OrderContact({ model }: { model: string }) {
  const { dealer, messages } = useSiteData();
  const { street, city, postalCode } = dealer.address;
  return (
    <div className={styles.contact}>
      <p className={styles.note}>{messages.orderSheet.contactNote}</p>
      <p className={styles.name}>{dealer.name}</p>
      <p className={styles.ways}>
        <a href={phoneAddress(dealer.phone)}>{dealer.phone}</a>
        <a href={mailAddress(dealer.email, `${messages.orderSheet.mailSubject}: ${model}`)}>{dealer.email}</a>
      </p>
      <ul role="list" className={styles.hours}>
        {dealer.hours.map(({ days, time }) => (
          <li key={days}>
            {days} {time}
          </li>
        ))}
      </ul>
      <p className={styles.address}>
        {street}, {postalCode === undefined ? city : `${city} ${postalCode}`}
      </p>
      {dealer.sample && <p className={styles.sample}>{messages.contactDetails.sample}</p>}
    </div>
  );
}
