import type { DealerView } from '#/catalogue/dealer.ts';
import { Icon } from '../../design/Icon/Icon.tsx';
import { phoneAddress } from '../../order/ContactAddress/phone-address.ts';
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
        <li>
          <a href={phoneAddress(dealer.phone)}>
            <Icon name="phone" />
            <span className={styles.label}>{messages.phone}</span>
            <span>{dealer.phone}</span>
          </a>
        </li>
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
      <div>
        <h3 className={styles.hoursHeading}>{messages.hours}</h3>
        <table className={styles.hours}>
          <tbody>
            {dealer.hours.map(({ days, time }) => (
              <tr key={days}>
                <th scope="row">{days}</th>
                <td>{time}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {dealer.sample && <p className={styles.sample}>{messages.sample}</p>}
    </div>
  );
}
