import type { SiteData } from '#/catalogue/site-data.ts';
import { MAIL_ADDRESS_LIMIT, mailAddress } from '../ContactAddress/mail-address.ts';
import type { OrderAnswer } from './order-answers.ts';
import { PURPOSES, TEXT_LIMIT } from './order-fields.ts';

/** What the e-mail says, every value as it is shown. */
type OrderMail = {
  email: string;
  /** One of `PURPOSES`. */
  purpose: string;
  /** Name of the car. */
  model: string;
  /** An amount; undefined where the price is given on request. */
  price: string | undefined;
  /** Name of the chosen paint. */
  colour: string | undefined;
  answers: OrderAnswer[];
  link: string;
};

/**
 * The `mailto:` address of an order. Mail programs take only so much (`MAIL_ADDRESS_LIMIT`): texts that do not fit are
 * cut with "…", which the visitor has to be told.
 *
 * @param mail `link` is short: without the texts, which the e-mail holds anyway.
 */
export function orderMail(mail: OrderMail, messages: SiteData['messages']['orderSheet']) {
  const { subject, greeting } = PURPOSES[mail.purpose] ?? { subject: 'mailSubject', greeting: 'mailGreeting' };
  const write = (length: number) =>
    mailAddress(
      mail.email,
      `${messages[subject]}: ${mail.model}${mail.colour === undefined ? '' : `, ${mail.colour}`}`,
      [
        messages[greeting],
        '',
        `${messages.model}: ${mail.model}`,
        ...(mail.price === undefined ? [] : [`${messages.price}: ${mail.price}`]),
        ...mail.answers
          .filter(({ control }) => control !== 'purpose' && control !== 'car')
          .map(({ control, label, value }) => `${label}: ${control === 'lines' ? cut(value, length) : value}`),
        '',
        `${messages.link}: ${mail.link}`,
      ].join('\n'),
    );

  const whole = write(TEXT_LIMIT);
  if (whole.length <= MAIL_ADDRESS_LIMIT) return { address: whole, isShortened: false };
  let fits = 0;
  let tooMany = TEXT_LIMIT;
  while (tooMany - fits > 1) {
    const middle = Math.floor((fits + tooMany) / 2);
    if (write(middle).length <= MAIL_ADDRESS_LIMIT) fits = middle;
    else tooMany = middle;
  }
  return { address: write(fits), isShortened: true };
}

/** At most so many characters, and "…" where there were more. */
function cut(text: string, length: number): string {
  const characters = Array.from(text);
  return characters.length > length ? `${characters.slice(0, length).join('')}…` : text;
}
