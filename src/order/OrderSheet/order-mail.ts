import { MAIL_ADDRESS_LIMIT, mailAddress } from '../ContactAddress/mail-address.ts';

export type OrderMailWords = {
  /** Of the e-mail; the car and its colour follow it. */
  mailSubject: string;
  mailGreeting: string;
  model: string;
  colour: string;
  wishes: string;
  link: string;
};

/** What the e-mail says, every value as it is shown. */
type OrderMail = { email: string; model: string; colour: string; wishes: string; link: string };

/**
 * The `mailto:` address of an order. Mail programs take only so much (`MAIL_ADDRESS_LIMIT`): wishes that do not fit are
 * cut with "…", which the visitor has to be told.
 *
 * @param link Short: without the wishes, which the e-mail holds anyway.
 */
export function orderMail({ email, model, colour, wishes, link }: OrderMail, words: OrderMailWords) {
  const write = (text: string) =>
    mailAddress(
      email,
      `${words.mailSubject}: ${model}, ${colour}`,
      [
        words.mailGreeting,
        '',
        `${words.model}: ${model}`,
        `${words.colour}: ${colour}`,
        ...(text === '' ? [] : [`${words.wishes}: ${text}`]),
        '',
        `${words.link}: ${link}`,
      ].join('\n'),
    );

  const whole = write(wishes);
  if (whole.length <= MAIL_ADDRESS_LIMIT) return { address: whole, isShortened: false };
  const characters = Array.from(wishes);
  let fits = 0;
  let tooMany = characters.length;
  while (tooMany - fits > 1) {
    const middle = Math.floor((fits + tooMany) / 2);
    if (write(`${characters.slice(0, middle).join('')}…`).length <= MAIL_ADDRESS_LIMIT) fits = middle;
    else tooMany = middle;
  }
  return { address: write(`${characters.slice(0, fits).join('')}…`), isShortened: true };
}
