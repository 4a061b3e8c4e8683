import { vi } from 'vitest';
import { DialogButton } from '../../design/Dialog/DialogButton.tsx';
import { OrderSheet, type OrderSheetWords } from './OrderSheet.tsx';
import type { OrderModel } from './order-models.ts';

/** For tests: words, cars and a page with an order sheet. */
export const words: OrderSheetWords = {
  heading: 'Custom Order',
  model: 'Model',
  chooseModel: 'Choose a model',
  loadingModels: 'The other models are loading…',
  modelsFailed: 'The other models could not be loaded.',
  colour: 'Colour',
  wishes: 'Wishes',
  wishesHint: 'Up to 500 characters.',
  makeLink: 'Get a link to this choice',
  makeLinkHint: 'The page opens again.',
  chooseFirst: 'Choose a model, and the link appears here.',
  link: 'Link to this order',
  linkHint: 'It opens this sheet again.',
  copy: 'Copy',
  copied: 'The link has been copied.',
  copyFailed: 'The browser did not allow copying.',
  share: 'Share',
  shareFailed: 'Sharing did not work.',
  print: 'Print',
  mail: 'Prepare an e-mail',
  mailShortened: 'Your wishes are cut there.',
  mailSubject: 'Order',
  mailGreeting: 'Hello, I would like to order this car.',
  contactNote: 'This site sends nothing.',
  sample: 'These are samples.',
  failure: { sentence: 'This part could not be loaded.', retry: 'Try again', details: 'Details' },
  dialog: { close: 'Close' },
};

const PAINTS = ['Snow White', 'Cloud Blue', 'Cloud Gray', 'Dark Green', 'Sky Blue', 'Star Night'];

const car = (id: string, title: string, address: string): OrderModel => ({
  id,
  title,
  address,
  colours: PAINTS.map((name, at) => ({
    index: at + 1,
    name,
    picture: {
      path: `/pictures/${id}/stage-${at + 1}`,
      width: 1600,
      height: 900,
      widths: [480],
      fallback: 480,
      alt: `${title} in ${name}`,
      alpha: true,
      dark: false,
    },
  })),
});

export const free = car('voyah-free', 'Voyah Free', '/voyah/free');
export const huge = car('aeolus-huge', 'Aeolus Huge', '/aeolus/huge');

export const dealer = {
  sample: false,
  name: 'Showroom',
  phone: '+976 0000 0000',
  email: 'hello@showroom.example',
  address: { street: '1 Sample Street', city: 'Ulaanbaatar' },
  hours: [{ days: 'Mon–Fri', time: '10:00–19:00' }],
};

/** Answers the fetch of all models; `undefined` for a network that is down. */
export function answerModels(answer: unknown) {
  return vi.spyOn(window, 'fetch').mockImplementation(async () => {
    if (answer === undefined) throw new TypeError('Failed to fetch');
    return new Response(typeof answer === 'string' ? answer : JSON.stringify(answer));
  });
}

/** A car's page, or with no car chosen (`models` of several) the home page. */
export function orderPage({ models = [free], picked = 1 }: { models?: OrderModel[]; picked?: number } = {}) {
  return (
    <>
      <fieldset>
        {free.colours.map(({ index, name }) => (
          <label key={index} data-paint={index}>
            <input type="radio" name="page-colour" value={index} defaultChecked={index === picked} />
            On the page: {name}
          </label>
        ))}
      </fieldset>
      <DialogButton look="secondary" dialog="order">
        Order it
      </DialogButton>
      <OrderSheet
        id="order"
        models={models}
        modelsAddress="/models.json"
        address="/voyah/free"
        figures={[{ value: '490', unit: 'HP', label: 'Engine power' }]}
        dealer={dealer}
        words={words}
      />
    </>
  );
}
