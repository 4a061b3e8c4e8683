import { useEffect, useState } from 'react';
import type { OrderModel } from '#/catalogue/model-choices.ts';
import { fillIn } from '#/language/fill-in.ts';
import { findChosenColour } from '../../cars/ColourPicker/chosen-colour.ts';
import { Dialog } from '../../design/Dialog/Dialog.tsx';
import { openFromUrl } from '../../design/Dialog/open-from-url.ts';
import { Icon } from '../../design/Icon/Icon.tsx';
import { Phrase } from '../../design/Phrase/Phrase.tsx';
import { Picture } from '../../design/Picture/Picture.tsx';
import { useSiteData } from '../../page/PageContext.tsx';
import { mailAddress } from '../ContactAddress/mail-address.ts';
import { phoneAddress } from '../ContactAddress/phone-address.ts';
import { orderQuery } from '../OrderSheet/order-link.ts';
import { OpeningHours } from '../Showrooms/OpeningHours.tsx';
import { PostalAddress } from '../Showrooms/PostalAddress.tsx';
import styles from './ContactDialog.module.css';
import { asksForContact, withoutContact } from './contact-link.ts';

type ContactDialogProps = {
  /** Its triggers name it. */
  id: string;
  /** The car that the page is about. */
  model: OrderModel;
};

/**
 * Buy now: the car in the colour chosen on the page with its price, and every way to the dealer, one tap each. The prepared
 * e-mail and the test drive know car and colour. It opens by itself when the URL asks for it.
 */
export function ContactDialog({ id, model }: ContactDialogProps) {
  const { dealer, messages } = useSiteData();
  const contact = { ...messages.contactDetails, ...messages.contactDialog };
  const [chosen, setChosen] = useState<number>();
  const colour = model.colours.find(({ index }) => index === chosen)?.name ?? messages.orderSheet.noColour;
  const shown = model.colours.find(({ index }) => index === (chosen ?? model.leadColour));
  const testDrive = orderQuery({ model: model.id, colour: String(chosen ?? ''), purpose: 'test-drive' });
  const values = { model: model.title, colour };
  const mail = mailAddress(dealer.email, fillIn(contact.mailSubject, values), fillIn(contact.mailText, values));

  useEffect(() => {
    const dialog = document.getElementById(id);
    if (asksForContact(location.search) && dialog instanceof HTMLDialogElement) {
      openFromUrl(dialog, withoutContact(location.search));
    }
  }, [id]);

  return (
    <Dialog
      id={id}
      heading={contact.heading}
      place="side"
      onOpen={() => setChosen(findChosenColour())}
      messages={messages.dialog}
    >
      <div className={styles.contact}>
        <div className={styles.car}>
          {shown !== undefined && <Picture key={shown.index} picture={shown.picture} role="stage" />}
          <p className={styles.title}>
            <Phrase>{model.title}</Phrase>
          </p>
          <p className={styles.offer}>
            <strong>{model.offer.price}</strong>
            {chosen !== undefined && (
              <span>
                <Phrase>{colour}</Phrase>
              </span>
            )}
            {model.offer.delivery !== undefined && <span>{model.offer.delivery}</span>}
          </p>
        </div>
        <ul role="list" className={styles.ways}>
          {dealer.showrooms.map(({ name, phone }) => (
            <li key={phone}>
              <a href={phoneAddress(phone)}>
                <Icon name="phone" />
                <span className={styles.label}>{name === undefined ? contact.phone : `${contact.phone}, ${name}`}</span>
                <span className={styles.value}>{phone}</span>
              </a>
            </li>
          ))}
          <li>
            <a href={mail}>
              <Icon name="mail" />
              <span className={styles.label}>{contact.email}</span>
              <span className={styles.value}>{dealer.email}</span>
            </a>
          </li>
          {dealer.messenger !== undefined && (
            <li>
              <a href={dealer.messenger.address}>
                <Icon name="message" />
                <span className={styles.label}>{contact.messenger}</span>
                <span className={styles.value}>
                  <Phrase>{dealer.messenger.name}</Phrase>
                </span>
              </a>
            </li>
          )}
          <li>
            <a href={`${model.address}${testDrive}`}>
              <Icon name="drive" />
              <span className={styles.label}>{contact.testDrive}</span>
              <span className={styles.value}>{messages.orderSheet.testDrive}</span>
            </a>
          </li>
        </ul>
        {dealer.showrooms.map((showroom) => (
          <dl key={showroom.postalAddress} className={styles.place}>
            <div>
              <dt>{contact.hours}</dt>
              <dd>
                <OpeningHours hours={showroom.hours} look="rows" />
              </dd>
            </div>
            <div>
              <dt>{contact.address}</dt>
              <dd>
                <PostalAddress showroom={showroom} />
              </dd>
              {showroom.map !== undefined && (
                <dd>
                  <a href={showroom.map}>{contact.map}</a>
                </dd>
              )}
            </div>
          </dl>
        ))}
        {dealer.sample && <p className={styles.sample}>{contact.sample}</p>}
      </div>
    </Dialog>
  );
}
