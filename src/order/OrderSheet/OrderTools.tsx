import { useRef, useState } from 'react';
import { Button, buttonClass } from '../../design/Button/Button.tsx';
import { TextField } from '../../design/Field/TextField.tsx';
import { OrderPaper, type OrderPaperWords } from './OrderPaper.tsx';
import styles from './OrderTools.module.css';
import { cleanWishes, type Order, orderQuery } from './order-link.ts';
import { type OrderMailWords, orderMail } from './order-mail.ts';
import type { OrderModel } from './order-models.ts';

export type OrderToolsWords = OrderMailWords &
  OrderPaperWords & {
    linkHint: string;
    copy: string;
    copied: string;
    copyFailed: string;
    share: string;
    shareFailed: string;
    print: string;
    mail: string;
    mailShortened: string;
  };

type OrderToolsProps = {
  model: OrderModel;
  order: Order;
  figures?: { value: string; unit?: string | undefined; label: string }[] | undefined;
  /** The dealer's. */
  email: string;
  words: OrderToolsWords;
};

/** What can be done with an order: e-mail, share, print, and the link in a field that can be copied from. */
export function OrderTools({ model, order, figures, email, words }: OrderToolsProps) {
  const field = useRef<HTMLInputElement>(null);
  const [message, setMessage] = useState('');
  const { name: colour = '' } = model.colours.find(({ index }) => index === order.colour) ?? {};
  const wishes = cleanWishes(order.wishes);
  const page = new URL(model.address, location.href);
  const link = page.href + orderQuery(order);
  const shortLink = page.href + orderQuery({ ...order, wishes: '' });
  const mail = orderMail({ email, model: model.title, colour, wishes, link: shortLink }, words);

  const selectLink = () => {
    field.current?.focus();
    field.current?.select();
  };

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setMessage(words.copied);
    } catch {
      // Denied, or not there at all: outside of https there is no clipboard.
      selectLink();
      setMessage(words.copyFailed);
    }
  };

  const share = async () => {
    try {
      await navigator.share({ title: `${model.title}, ${colour}`, url: link });
      setMessage('');
    } catch (reason) {
      if (reason instanceof DOMException && reason.name === 'AbortError') return;
      selectLink();
      setMessage(words.shareFailed);
    }
  };

  return (
    <div className={styles.tools}>
      <div className={styles.actions}>
        <a className={buttonClass('primary')} href={mail.address}>
          {words.mail}
        </a>
        {'share' in navigator && (
          <Button look="secondary" onClick={share}>
            {words.share}
          </Button>
        )}
        <Button look="secondary" onClick={() => print()}>
          {words.print}
        </Button>
      </div>
      {mail.isShortened && <p className={styles.note}>{words.mailShortened}</p>}
      <div className={styles.link}>
        <TextField
          ref={field}
          id="order-link"
          label={words.link}
          hint={words.linkHint}
          value={link}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button look="secondary" onClick={copy}>
          {words.copy}
        </Button>
      </div>
      <p className={styles.message} role="status">
        {message}
      </p>
      <OrderPaper
        colour={{ index: order.colour, name: colour }}
        wishes={wishes}
        figures={figures}
        link={shortLink}
        words={words}
      />
    </div>
  );
}
