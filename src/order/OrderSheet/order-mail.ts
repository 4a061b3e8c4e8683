import type { SiteData } from '#/catalogue/site-data.ts';
import { MAIL_ADDRESS_LIMIT, mailAddress } from '../ContactAddress/mail-address.ts';
import type { Purpose } from './order-link.ts';

/** What the e-mail says, every value as it is shown. */
type OrderMail = {
  email: string;
  purpose: Purpose;
  model: string;
  /** An amount; undefined where the price is given on request. */
  price: string | undefined;
  colour: string | undefined;
  /** Wished for a test drive. */
  day: string | undefined;
  wishes: string;
  link: string;
};

/**
 * The `mailto:` address of an order. Mail programs take only so much (`MAIL_ADDRESS_LIMIT`): wishes that do not fit are
 * cut with "…", which the visitor has to be told.
 *
 * @param mail `link` is short: without the wishes, which the e-mail holds anyway.
 */
export function orderMail(mail: OrderMail, messages: SiteData['messages']['orderSheet']) {
  const { subject, greeting } = {
    order: { subject: messages.mailSubject, greeting: messages.mailGreeting },
    buy: { subject: messages.buySubject, greeting: messages.buyGreeting },
    'test-drive': { subject: messages.testDriveSubject, greeting: messages.testDriveGreeting },
  }[mail.purpose];
  const line = (label: string, value: string | undefined) =>
    value === undefined || value === '' ? [] : [`${label}: ${value}`];
  const write = (wishes: string) =>
    mailAddress(
      mail.email,
      `${subject}: ${mail.model}${mail.colour === undefined ? '' : `, ${mail.colour}`}`,
      [
        greeting,
        '',
        ...line(messages.model, mail.model),
        ...line(messages.price, mail.price),
        ...line(messages.colour, mail.colour ?? messages.noColour),
        ...line(messages.day, mail.day),
        ...line(messages.wishes, wishes),
        '',
        ...line(messages.link, mail.link),
      ].join('\n'),
    );

  const whole = write(mail.wishes);
  if (whole.length <= MAIL_ADDRESS_LIMIT) return { address: whole, isShortened: false };
  const characters = Array.from(mail.wishes);
  let fits = 0;
  let tooMany = characters.length;
  while (tooMany - fits > 1) {
    const middle = Math.floor((fits + tooMany) / 2);
    if (write(`${characters.slice(0, middle).join('')}…`).length <= MAIL_ADDRESS_LIMIT) fits = middle;
    else tooMany = middle;
  }
  return { address: write(`${characters.slice(0, fits).join('')}…`), isShortened: true };
}
