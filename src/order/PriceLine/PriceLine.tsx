import type { Offer } from '#/catalogue/offer.ts';
import { useSiteData } from '../../page/PageContext.tsx';
import { phoneAddress } from '../ContactAddress/phone-address.ts';
import { OpeningHours } from '../Showrooms/OpeningHours.tsx';
import styles from './PriceLine.module.css';

/**
 * Below the order buttons: what the car costs and how soon it comes, or that the price is given on request; whom to call, and
 * in a line of its own when. Without `offer` it speaks of no car.
 */
export function PriceLine({ offer }: { offer?: Offer | undefined }) {
  const { dealer } = useSiteData();
  return (
    <div className={styles.line}>
      {offer !== undefined && <strong className={styles.price}>{offer.price}</strong>}
      {offer?.hasPrice && offer.delivery !== undefined && <span className={styles.delivery}>{offer.delivery}</span>}
      <a className={styles.phone} href={phoneAddress(dealer.phone)}>
        {dealer.phone}
      </a>
      {offer?.hasPrice !== true && (
        <div className={styles.hours}>
          <OpeningHours hours={dealer.hours} look="line" />
        </div>
      )}
    </div>
  );
}
