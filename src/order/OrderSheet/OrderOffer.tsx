import type { Offer } from '#/catalogue/offer.ts';
import type { SiteData } from '#/catalogue/site-data.ts';
import styles from './OrderOffer.module.css';

type OrderOfferProps = { offer: Offer; messages: SiteData['messages']['offer'] };

/** What the dealer offers for the car: the price, and what else his settings hold. */
export function OrderOffer({ offer, messages }: OrderOfferProps) {
  const rows = [
    { label: messages.price, value: offer.price },
    ...(offer.delivery === undefined ? [] : [{ label: messages.delivery, value: offer.delivery }]),
    ...(offer.warranty ?? []),
    ...(offer.loan === undefined ? [] : [{ label: messages.loanHeading, value: offer.loan }]),
  ];
  return (
    <dl className={styles.offer}>
      {rows.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
