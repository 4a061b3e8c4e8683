import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { contentIn } from '../../catalogue/checked-content.ts';
import { modelChoices, type OrderModel } from '../../catalogue/model-choices.ts';
import { siteData } from '../../catalogue/site-data.ts';
import { DialogButton } from '../../src/design/Dialog/DialogButton.tsx';
import { OrderSheet } from '../../src/order/OrderSheet/OrderSheet.tsx';
import { inPage } from './in-page.tsx';

/** For tests: the English locale with a dealer of its own, cars from the catalogue, and a page with an order sheet. */
export const site = siteData(contentIn('en'));
export const messages = site.messages.orderSheet;
export const dealer = {
  ...site.dealer,
  sample: false,
  phone: '+976 0000 0000',
  email: 'hello@showroom.example',
};

const get = (id: string) => modelChoices(contentIn('en')).find((model) => model.id === id) as OrderModel;
export const free = get('voyah-free');
export const huge = get('aeolus-huge');
export const paint = (model: OrderModel, index: number) =>
  model.colours.find((colour) => colour.index === index)?.name ?? '';

/** Answers the fetch of all models; `undefined` for a network that is down. */
export function answerModels(answer: unknown) {
  return vi.spyOn(window, 'fetch').mockImplementation(async () => {
    if (answer === undefined) throw new TypeError('Failed to fetch');
    return new Response(typeof answer === 'string' ? answer : JSON.stringify(answer));
  });
}

/** A component on the page of the Voyah Free. */
export const onPage = (children: ReactNode) => inPage(children, '/en/voyah/free', { ...site, dealer });

/** A car's page whose picker shows the first colour, or one that was `picked` by then. */
export function orderPage({ model = free, picked }: { model?: OrderModel; picked?: number } = {}) {
  return onPage(
    <>
      <fieldset data-chosen={picked}>
        {free.colours.map(({ index, name }) => (
          <label key={index} data-paint={index}>
            <input type="radio" name="page-colour" value={index} defaultChecked={index === (picked ?? 1)} />
            On the page: {name}
          </label>
        ))}
      </fieldset>
      <DialogButton look="secondary" dialog="order">
        Order it
      </DialogButton>
      <OrderSheet
        id="order"
        model={model}
        figures={[{ value: '490', unit: 'HP', label: 'Engine power', note: 'From our data sheet' }]}
      />
    </>,
  );
}
