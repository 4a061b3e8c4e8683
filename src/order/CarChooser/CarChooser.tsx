import { CarLink } from '../../cars/CarLink/CarLink.tsx';
import { Dialog } from '../../design/Dialog/Dialog.tsx';
import { Phrase } from '../../design/Phrase/Phrase.tsx';
import { useSiteData } from '../../page/PageContext.tsx';
import { CONTACT_QUERY } from '../ContactDialog/contact-link.ts';
import { DIALOGS } from '../OrderDialogs/dialogs.ts';
import { orderQuery } from '../OrderSheet/order-link.ts';
import styles from './CarChooser.module.css';

/**
 * What the order buttons open on a page that is about no car: they ask which car first. Each car is a link to the order block
 * of its page, where the button's own dialog then opens; without scripts the visitor presses the button there once more.
 */
export function CarChooser() {
  const { buyNow, customOrder } = useSiteData().messages.buy;
  return (
    <>
      <Chooser id={DIALOGS.contactDialog} button={buyNow} queryOf={() => CONTACT_QUERY} />
      <Chooser id={DIALOGS.orderSheet} button={customOrder} queryOf={(model) => orderQuery({ model })} />
    </>
  );
}

type ChooserProps = {
  id: string;
  /** The label of the button that opens it. */
  button: string;
  queryOf: (model: string) => string;
};

function Chooser({ id, button, queryOf }: ChooserProps) {
  const { brands, messages } = useSiteData();
  return (
    <Dialog
      id={id}
      heading={
        <>
          <Phrase>{button}</Phrase>: {messages.carChooser.heading}
        </>
      }
      messages={messages.dialog}
    >
      <ul role="list" className={styles.cars}>
        {brands
          .flatMap(({ models }) => models)
          .map((model) => (
            <li key={model.id}>
              <CarLink model={model} address={`${model.address}${queryOf(model.id)}#order`} />
            </li>
          ))}
      </ul>
    </Dialog>
  );
}
