import { useRef, useState } from 'react';
import type { OrderModel } from '#/catalogue/model-choices.ts';
import { Button, buttonClass } from '../../design/Button/Button.tsx';
import { TextField } from '../../design/Field/TextField.tsx';
import { printPage } from '../../design/print-page.ts';
import { useSiteData } from '../../page/PageContext.tsx';
import { type OrderFigure, OrderPaper } from './OrderPaper.tsx';
import styles from './OrderTools.module.css';
import { orderAnswers } from './order-answers.ts';
import { FIELDS, type Order } from './order-fields.ts';
import { orderQuery } from './order-link.ts';
import { orderMail } from './order-mail.ts';

type OrderToolsProps = {
  model: OrderModel;
  order: Order;
  figures?: OrderFigure[] | undefined;
};

/** What can be done with an order: e-mail, share, print, and the link in a field that can be copied from. */
export function OrderTools({ model, order, figures }: OrderToolsProps) {
  const site = useSiteData();
  const { dealer, messages } = site;
  const { orderSheet } = messages;
  const field = useRef<HTMLInputElement>(null);
  const [message, setMessage] = useState('');
  const answers = orderAnswers(order, model, site);
  const colour = model.colours.find(({ index }) => String(index) === order.colour)?.name;
  const page = new URL(model.address, location.href);
  const link = page.href + orderQuery(order);
  const shortLink = page.href + orderQuery(withoutTexts(order));
  const mail = orderMail(
    {
      email: dealer.email,
      purpose: order.purpose,
      model: model.title,
      price: model.offer.hasPrice ? model.offer.price : undefined,
      colour,
      answers,
      link: shortLink,
    },
    orderSheet,
  );

  const selectLink = () => {
    field.current?.focus();
    field.current?.select();
  };

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setMessage(orderSheet.copied);
    } catch {
      // Denied, or not there at all: outside of https there is no clipboard.
      selectLink();
      setMessage(orderSheet.copyFailed);
    }
  };

  const share = async () => {
    try {
      await navigator.share({ title: colour === undefined ? model.title : `${model.title}, ${colour}`, url: link });
      setMessage('');
    } catch (reason) {
      if (reason instanceof DOMException && reason.name === 'AbortError') return;
      selectLink();
      setMessage(orderSheet.shareFailed);
    }
  };

  const print = async () => setMessage((await printPage()) ? '' : messages.printing.noDialog);

  return (
    <div className={styles.tools}>
      <div className={styles.actions}>
        <a className={buttonClass('primary')} href={mail.address}>
          {orderSheet.mail}
        </a>
        {'share' in navigator && (
          <Button look="secondary" onClick={share}>
            {orderSheet.share}
          </Button>
        )}
        <Button look="secondary" onClick={() => void print()}>
          {orderSheet.print}
        </Button>
      </div>
      {mail.isShortened && <p className={styles.note}>{orderSheet.mailShortened}</p>}
      <div className={styles.link}>
        <TextField
          ref={field}
          id="order-link"
          label={orderSheet.link}
          hint={orderSheet.linkHint}
          value={link}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button look="secondary" onClick={copy}>
          {orderSheet.copy}
        </Button>
      </div>
      <p className={styles.message} role="status">
        {message}
      </p>
      <OrderPaper answers={answers} paint={order.colour} figures={figures} link={shortLink} />
    </div>
  );
}

/** The order without what makes its link too long to be typed. */
function withoutTexts(order: Order): Partial<Order> {
  return Object.fromEntries(
    FIELDS.flatMap(([name, { control }]) => (control === 'lines' ? [] : [[name, order[name]]])),
  );
}
