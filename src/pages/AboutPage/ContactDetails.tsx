import type { DealerView } from '#/catalogue/dealer.ts';
import { Icon } from '../../design/Icon/Icon.tsx';
import { phoneAddress } from '../../order/ContactAddress/phone-address.ts';
import { OpeningHours } from '../../order/Showrooms/OpeningHours.tsx';
import styles from './ContactDetails.module.css';

type ContactDetailsProps = {
  dealer: DealerView;
  messages: { phone: string; email: string; messenger: string; hours: string; map: string; sample: string };
};

/** Every way to reach the dealer, one tap each, and when somebody answers. */
export function ContactDetails({ dealer, messages }: ContactDetailsProps) {
  return (
    <div className={styles.details}>
      <ul role="list" className={styles.ways}>
        {dealer.showrooms.map(({ name, phone }) => (
          <li key={phone}>
            <a href={phoneAddress(phone)}>
              <Icon name="phone" />
              <span className={styles.label}>{name === undefined ? messages.phone : `${messages.phone}, ${name}`}</span>
              <span>{phone}</span>
            </a>
          </li>
        ))}
        <li>
          <a href={`mailto:${dealer.email}`}>
            <Icon name="mail" />
            <span className={styles.label}>{messages.email}</span>
            <span>{dealer.email}</span>
          </a>
        </li>
        {dealer.messenger !== undefined && (
          <li>
            <a href={dealer.messenger.address}>
              <Icon name="message" />
              <span className={styles.label}>{messages.messenger}</span>
              <span>{dealer.messenger.name}</span>
            </a>
          </li>
        )}
      </ul>
      <div className={styles.hours}>
        {dealer.showrooms.map(({ name, postalAddress, hours }) => (
          <div key={postalAddress}>
            <h3>{name === undefined ? messages.hours : `${messages.hours}, ${name}`}</h3>
            <OpeningHours hours={hours} look="rows" />
          </div>
        ))}
      </div>
      {dealer.sample && <p className={styles.sample}>{messages.sample}</p>}
    </div>
  );
}
