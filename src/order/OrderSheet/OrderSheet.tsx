import type { OrderModel } from '#/catalogue/model-choices.ts';
import { localePath } from '#/language/locales.ts';
import { Button } from '../../design/Button/Button.tsx';
import { Dialog } from '../../design/Dialog/Dialog.tsx';
import { Phrase } from '../../design/Phrase/Phrase.tsx';
import { usePage } from '../../page/PageContext.tsx';
import { OrderContact } from './OrderContact.tsx';
import { OrderFields } from './OrderFields.tsx';
import { OrderModels } from './OrderModels.tsx';
import { OrderOffer } from './OrderOffer.tsx';
import type { OrderFigure } from './OrderPaper.tsx';
import styles from './OrderSheet.module.css';
import { OrderStage } from './OrderStage.tsx';
import { OrderTools } from './OrderTools.tsx';
import { useOrder } from './use-order.ts';

type OrderSheetProps = {
  /** Its triggers name it. */
  id: string;
  /** The page's car, which is chosen from the start. */
  model: OrderModel;
  /** Of the page's car, for the print. */
  figures?: OrderFigure[];
};

/**
 * Custom Order: what is wanted of which car, colour and wishes, the picture of that car, and ways to take the order along:
 * link, share, print, prepared e-mail. The site sends nothing. The form is plain HTML; link, share and print need scripts.
 */
export function OrderSheet({ id, model: own, figures }: OrderSheetProps) {
  const { path, site } = usePage();
  const { locale, messages } = site;
  const { orderSheet } = messages;
  const sheet = useOrder(id, own, localePath('/models.json', locale));
  const { order, models } = sheet;
  const model = models.find((each) => each.id === order.model) ?? own;

  return (
    <Dialog
      id={id}
      heading={<Phrase>{orderSheet.heading}</Phrase>}
      place="side"
      onOpen={sheet.handleOpen}
      messages={messages.dialog}
    >
      <form
        ref={sheet.form}
        className={styles.form}
        method="get"
        action={path}
        onInput={sheet.handleInput}
        // Enter in a field sends nothing; only the button does, as long as it is there.
        onSubmit={({ nativeEvent }) => (nativeEvent as SubmitEvent).submitter === null && nativeEvent.preventDefault()}
      >
        <OrderStage model={model} colour={order.colour} noColour={`${orderSheet.colour}: ${orderSheet.noColour}`} />
        <OrderOffer offer={model.offer} messages={messages.offer} />
        <OrderFields
          id={id}
          order={order}
          model={model}
          cars={
            <OrderModels
              id={id}
              models={models}
              chosen={own.id}
              isLoading={sheet.isLoading}
              failure={sheet.failure}
              onRetry={sheet.retry}
              messages={messages}
            />
          }
        />
        {sheet.isOpened ? (
          <OrderTools model={model} order={order} figures={model.id === own.id ? figures : undefined} />
        ) : (
          <div className={styles.makeLink} data-print="never">
            <Button look="secondary" type="submit">
              {orderSheet.makeLink}
            </Button>
            <p className={styles.note}>{orderSheet.makeLinkHint}</p>
          </div>
        )}
        <OrderContact model={model.title} />
      </form>
    </Dialog>
  );
}
