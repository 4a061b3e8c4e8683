import { siteUrl } from '#/catalogue/site-url.ts';
import { QrCode } from '../../../design/QrCode/QrCode.tsx';
import { OpeningHours } from '../../../order/Showrooms/OpeningHours.tsx';
import { PostalAddress } from '../../../order/Showrooms/PostalAddress.tsx';
import { useSiteData } from '../../../page/PageContext.tsx';
import styles from './BrochureEnd.module.css';

/** The foot of the printed page: the dealer, and the page's URL as text and as QR code. On screens it is not there. */
export function BrochureEnd({ address }: { address: string }) {
  const { dealer, messages } = useSiteData();
  const url = `${siteUrl}${address}`;
  return (
    <section className={styles.end} aria-label={messages.brochure.contact}>
      <div>
        <h2>{dealer.name}</h2>
        <p>{dealer.email}</p>
        {dealer.showrooms.map((showroom) => (
          <div key={showroom.postalAddress} className={styles.showroom}>
            <PostalAddress showroom={showroom} />
            <p>{showroom.phone}</p>
            <OpeningHours hours={showroom.hours} look="line" />
          </div>
        ))}
        {dealer.sample && <p>{messages.contactDetails.sample}</p>}
        <p className={styles.url}>{url}</p>
      </div>
      <QrCode className={styles.code} text={url} label={messages.brochure.code} />
    </section>
  );
}
