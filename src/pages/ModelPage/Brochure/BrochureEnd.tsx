import { siteUrl } from '#/catalogue/site-url.ts';
import { QrCode } from '../../../design/QrCode/QrCode.tsx';
import { useSiteData } from '../../../page/PageContext.tsx';
import styles from './Brochure.module.css';

/** The foot of the printed page: the dealer, and the page's URL as text and as QR code. On screens it is not there. */
export function BrochureEnd({ address }: { address: string }) {
  const { dealer, messages } = useSiteData();
  const url = `${siteUrl}${address}`;
  return (
    <section className={styles.end} aria-label={messages.brochure.contact}>
      <div>
        <h2>{dealer.name}</h2>
        <p>{dealer.phone}</p>
        <p>{dealer.email}</p>
        <p>
          {dealer.address.street}, {dealer.address.city}
        </p>
        {dealer.hours.map(({ days, time }) => (
          <p key={days}>
            {days} {time}
          </p>
        ))}
        {dealer.sample && <p>{messages.contactDetails.sample}</p>}
        <p className={styles.url}>{url}</p>
      </div>
      <QrCode className={styles.code} text={url} label={messages.brochure.code} />
    </section>
  );
}
