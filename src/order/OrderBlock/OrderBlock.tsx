import type { Offer } from '#/catalogue/offer.ts';
import { Lead } from '../../design/Lead/Lead.tsx';
import { Phrase } from '../../design/Phrase/Phrase.tsx';
import { Picture, type PictureFile } from '../../design/Picture/Picture.tsx';
import { Section } from '../../design/Section/Section.tsx';
import { useSiteData } from '../../page/PageContext.tsx';
import { PriceLine } from '../PriceLine/PriceLine.tsx';
import { BuyButtons } from './BuyButtons.tsx';
import styles from './OrderBlock.module.css';

type OrderBlockProps = {
  /** The page's car; without one the block asks for any of our cars. */
  car?: {
    order: {
      /** "Order Voyah Free" */
      heading: string;
      text: string;
    };
    offer: Offer;
    /** The car from the side, cut out. */
    picture?: PictureFile;
  };
};

/**
 * The band that asks for the order: heading, paragraph, price, two buttons, and what the dealer offers for the car. It wants
 * the dialogs of `OrderDialogs` on its page, and hides the `BuyBar` while it is in view.
 */
export function OrderBlock({ car }: OrderBlockProps) {
  const { orderBlock } = useSiteData().messages;
  const { heading, text } = car?.order ?? orderBlock;
  return (
    <div className={styles.band} data-print="never">
      <Section id="order" band="raised" pace="utility">
        <div className={styles.block} data-for={car && 'car'}>
          <div className={styles.words}>
            <h2 id="order-heading">
              <Phrase>{heading}</Phrase>
            </h2>
            <Lead className={styles.text}>{text}</Lead>
            <BuyButtons />
            <PriceLine offer={car?.offer} />
          </div>
          {car !== undefined && (
            <div className={styles.beside}>
              {car.picture !== undefined && <Picture picture={car.picture} role="half" className={styles.picture} />}
              <OfferDetails offer={car.offer} />
            </div>
          )}
        </div>
      </Section>
    </div>
  );
}

/** What the dealer has filled in for the car beyond what the price line says; nothing where that is nothing. */
function OfferDetails({ offer }: { offer: Offer }) {
  const messages = useSiteData().messages.offer;
  const rows = [
    ...(offer.delivery === undefined || offer.hasPrice ? [] : [{ label: messages.delivery, value: offer.delivery }]),
    ...(offer.warranty ?? []),
    ...(offer.loan === undefined ? [] : [{ label: messages.loanHeading, value: offer.loan }]),
    ...(offer.service === undefined ? [] : [{ label: messages.service, value: offer.service }]),
  ];
  if (rows.length === 0 && offer.testDrive === undefined) return null;
  return (
    <div className={styles.offer}>
      {offer.testDrive !== undefined && <p>{offer.testDrive}</p>}
      <dl className={styles.rows}>
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
