import { useState } from 'react';
import { fillIn } from '#/language/fill-in.ts';
import { findChosenColour } from '../../cars/ColourPicker/chosen-colour.ts';
import { Dialog, type DialogWords } from '../../design/Dialog/Dialog.tsx';
import { Icon } from '../../design/Icon/Icon.tsx';
import { Phrase } from '../../design/Phrase/Phrase.tsx';
import { mailAddress } from '../ContactAddress/mail-address.ts';
import { phoneAddress } from '../ContactAddress/phone-address.ts';
import styles from './ContactDialog.module.css';

/** How the dealer can be reached, as pages get it. */
export type ContactDealer = {
  sample: boolean;
  name: string;
  phone: string;
  email: string;
  messenger?: { name: string; address: string } | undefined;
  address: { street: string; city: string; postalCode?: string | undefined };
  map?: string | undefined;
  hours: { days: string; time: string }[];
};

type ContactDialogWords = {
  heading: string;
  /** Below the heading, in general and about one car: `{model}` stands for it. */
  lead: string;
  modelLead: string;
  phone: string;
  email: string;
  messenger: string;
  address: string;
  map: string;
  hours: string;
  sample: string;
  /** The prepared e-mail, in general and about one car: `{model}`, `{colour}`. */
  mailSubject: string;
  mailText: string;
  modelMailSubject: string;
  modelMailText: string;
  dialog: DialogWords;
};

type ContactDialogProps = {
  /** Its triggers name it. */
  id: string;
  dealer: ContactDealer;
  /** The car that the page is about; without it the dialog speaks of cars in general. */
  model?: { title: string; colours: { index: number; name: string }[] };
  words: ContactDialogWords;
};

/** Buy now: every way to reach the dealer, one tap each. The prepared e-mail names the car and the colour chosen on the page. */
export function ContactDialog({ id, dealer, model, words }: ContactDialogProps) {
  const [chosen, setChosen] = useState(1);
  const colour = model?.colours.find(({ index }) => index === chosen)?.name;
  const values = { model: model?.title, colour };
  const mail =
    model === undefined
      ? mailAddress(dealer.email, words.mailSubject, words.mailText)
      : mailAddress(dealer.email, fillIn(words.modelMailSubject, values), fillIn(words.modelMailText, values));
  const { street, city, postalCode } = dealer.address;

  return (
    <Dialog
      id={id}
      heading={words.heading}
      place="side"
      onOpen={() => setChosen(findChosenColour() ?? 1)}
      words={words.dialog}
    >
      <div className={styles.contact}>
        <p className={styles.lead}>{model === undefined ? words.lead : fillIn(words.modelLead, values)}</p>
        {dealer.sample && <p className={styles.sample}>{words.sample}</p>}
        <ul role="list" className={styles.ways}>
          <li>
            <a href={phoneAddress(dealer.phone)}>
              <Icon name="phone" />
              <span className={styles.label}>{words.phone}</span>
              <span className={styles.value}>{dealer.phone}</span>
            </a>
          </li>
          <li>
            <a href={mail}>
              <Icon name="mail" />
              <span className={styles.label}>{words.email}</span>
              <span className={styles.value}>{dealer.email}</span>
            </a>
          </li>
          {dealer.messenger !== undefined && (
            <li>
              <a href={dealer.messenger.address}>
                <Icon name="message" />
                <span className={styles.label}>{words.messenger}</span>
                <span className={styles.value}>
                  <Phrase>{dealer.messenger.name}</Phrase>
                </span>
              </a>
            </li>
          )}
        </ul>
        <dl className={styles.place}>
          <div>
            <dt>{words.hours}</dt>
            {dealer.hours.map(({ days, time }) => (
              <dd key={days} className={styles.day}>
                <span>{days}</span>
                <span>{time}</span>
              </dd>
            ))}
          </div>
          <div>
            <dt>{words.address}</dt>
            <dd>
              {street}, {postalCode === undefined ? city : `${city} ${postalCode}`}
            </dd>
            {dealer.map !== undefined && (
              <dd>
                <a href={dealer.map}>{words.map}</a>
              </dd>
            )}
          </div>
        </dl>
      </div>
    </Dialog>
  );
}
