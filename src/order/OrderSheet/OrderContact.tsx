import { useSiteData } from '../../page/PageContext.tsx';
import { mailAddress } from '../ContactAddress/mail-address.ts';
import { phoneAddress } from '../ContactAddress/phone-address.ts';
import { OpeningHours } from '../Showrooms/OpeningHours.tsx';
import { PostalAddress } from '../Showrooms/PostalAddress.tsx';
import styles from './OrderContact.module.css';

/** The dealer's phone and e-mail at the foot of the order sheet: they work when nothing else does, and stand on the print. */
export function OrderContact({ model }: { model: string }) {
  const { dealer, messages } = useSiteData();
  return (
    <div className={styles.contact}>
      <p className={styles.note} data-print="never">
        {messages.orderSheet.contactNote}
      </p>
      <p className={styles.name}>{dealer.name}</p>
      <p className={styles.ways}>
        {dealer.showrooms.map(({ phone }) => (
          <a key={phone} href={phoneAddress(phone)}>
            {phone}
          </a>
        ))}
        <a href={mailAddress(dealer.email, `${messages.orderSheet.mailSubject}: ${model}`)}>{dealer.email}</a>
      </p>
      {dealer.showrooms.map((showroom) => (
        <div key={showroom.postalAddress} className={styles.showroom}>
          <div className={styles.address}>
            <PostalAddress showroom={showroom} />
          </div>
          <OpeningHours hours={showroom.hours} look="line" />
        </div>
      ))}
      {dealer.sample && <p className={styles.sample}>{messages.contactDetails.sample}</p>}
    </div>
  );
}
