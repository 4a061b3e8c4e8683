import { Button } from '../../design/Button/Button.tsx';
import { Dialog, type DialogWords } from '../../design/Dialog/Dialog.tsx';
import { TextArea } from '../../design/Field/TextArea.tsx';
import { Phrase } from '../../design/Phrase/Phrase.tsx';
import type { ContactDealer } from '../ContactDialog/ContactDialog.tsx';
import { OrderColours } from './OrderColours.tsx';
import { OrderContact, type OrderContactWords } from './OrderContact.tsx';
import { OrderModels, type OrderModelsWords } from './OrderModels.tsx';
import styles from './OrderSheet.module.css';
import { OrderStage } from './OrderStage.tsx';
import { OrderTools, type OrderToolsWords } from './OrderTools.tsx';
import { WISHES_LIMIT } from './order-link.ts';
import type { OrderModel } from './order-models.ts';
import { useOrder } from './use-order.ts';

export type OrderSheetWords = OrderModelsWords &
  OrderToolsWords &
  OrderContactWords & {
    heading: string;
    wishesHint: string;
    /** Sends the form before the scripts have come: the address of the page then holds the order. */
    makeLink: string;
    makeLinkHint: string;
    /** In place of link, print and e-mail as long as no car is chosen. */
    chooseFirst: string;
    dialog: DialogWords;
  };

type OrderSheetProps = {
  /** Its triggers name it. */
  id: string;
  /** The cars that the page knows: on a car's page that one, which is then chosen. */
  models: OrderModel[];
  /** Where all models with all pictures are fetched on the first opening. */
  modelsAddress: string;
  /** Of the page, for the form without scripts. */
  address: string;
  /** Of the page's own car, for the print. */
  figures?: { value: string; unit?: string | undefined; label: string }[];
  dealer: ContactDealer;
  words: OrderSheetWords;
};

/**
 * Custom Order: model, colour and wishes, the picture of that car, and ways to take the order along: link, share, print,
 * prepared e-mail. The site sends nothing. The form is plain HTML; link, share and print need scripts.
 */
export function OrderSheet({ id, models: ownModels, modelsAddress, address, figures, dealer, words }: OrderSheetProps) {
  const sheet = useOrder(id, ownModels, modelsAddress);
  const { order, models } = sheet;
  const model = models.find((each) => each.id === order.model);
  const colours = (model ?? models[0])?.colours ?? [];
  const own = ownModels.length === 1 ? ownModels[0] : undefined;

  const makeLink = (
    <div className={styles.makeLink} data-print="never">
      <Button look="secondary" type="submit">
        {words.makeLink}
      </Button>
      <p className={styles.note}>{words.makeLinkHint}</p>
    </div>
  );

  return (
    <Dialog
      id={id}
      heading={<Phrase>{words.heading}</Phrase>}
      place="side"
      onOpen={sheet.handleOpen}
      onClose={sheet.handleClose}
      words={words.dialog}
    >
      <form
        ref={sheet.form}
        className={styles.form}
        method="get"
        action={address}
        onInput={sheet.handleInput}
        // Enter in a field sends nothing; only the button does, as long as it is there.
        onSubmit={({ nativeEvent }) => (nativeEvent as SubmitEvent).submitter === null && nativeEvent.preventDefault()}
      >
        {model !== undefined && <OrderStage model={model} colour={order.colour} />}
        <div className={styles.fields} data-print="never">
          <OrderModels
            id={id}
            models={models}
            chosen={own?.id}
            isLoading={sheet.isLoading}
            failure={sheet.failure}
            onRetry={sheet.retry}
            words={words}
          />
          <OrderColours colours={colours} label={words.colour} />
          <TextArea
            id={`${id}-wishes`}
            name="wishes"
            label={words.wishes}
            hint={words.wishesHint}
            maxLength={WISHES_LIMIT}
          />
        </div>
        {!sheet.isOpened && makeLink}
        {sheet.isOpened && model === undefined && (
          <p className={styles.note} data-print="never">
            {words.chooseFirst}
          </p>
        )}
        {sheet.isOpened && model !== undefined && (
          <OrderTools
            model={model}
            order={order}
            figures={model.id === own?.id ? figures : undefined}
            email={dealer.email}
            words={words}
          />
        )}
        <OrderContact dealer={dealer} model={model?.title} words={words} />
      </form>
    </Dialog>
  );
}
