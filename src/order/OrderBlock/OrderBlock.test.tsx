import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { inPage, testMessages, testSite } from '#/tests/components/in-page.tsx';
import { DIALOGS } from '../OrderDialogs/dialogs.ts';
import { OrderBlock } from './OrderBlock.tsx';

const car = {
  order: { heading: 'Order Voyah Free', text: 'Take a car that is here.' },
  offer: { price: 'Price on request', hasPrice: false },
};
const { buyNow, customOrder } = testMessages.buy;

afterEach(() => page.viewport(1280, 800));

test('names its band and has the two buttons, each for its dialog', async () => {
  await render(inPage(<OrderBlock car={car} />));
  await expect.element(page.getByRole('region', { name: 'Order Voyah Free' })).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 2 })).toHaveTextContent('Order Voyah Free');
  const target = (name: string) => page.getByRole('button', { name }).element().getAttribute('popovertarget');
  expect(target(buyNow)).toBe(DIALOGS.contactDialog);
  expect(target(customOrder)).toBe(DIALOGS.orderSheet);
});

test('without a price it says so, with whom to call and when', async () => {
  const { container } = await render(inPage(<OrderBlock car={car} />));
  await expect.element(page.getByText('Price on request')).toBeVisible();
  await expect.element(page.getByRole('link', { name: testSite.dealer.phone })).toBeVisible();
  for (const { time } of testSite.dealer.hours) expect(container.textContent).toContain(time);
  expect(container.querySelector('dl')).toBeNull();
});

test('what the dealer offers stands beside it', async () => {
  const offer = {
    price: '189,900,000 ₮',
    hasPrice: true,
    delivery: 'In stock',
    warranty: [{ label: 'Battery warranty', value: '8 years' }],
    loan: '30% down',
    service: 'At our own workshop',
    testDrive: 'Available for a test drive',
  };
  const { container } = await render(inPage(<OrderBlock car={{ ...car, offer }} />));
  for (const text of ['189,900,000 ₮', 'In stock', '8 years', '30% down', 'At our own workshop', 'test drive']) {
    expect(container.textContent).toContain(text);
  }
});

test('how soon it comes is said once: beside a price, or among what is offered without one', async () => {
  const offer = { ...car.offer, delivery: 'In stock', service: 'At our own workshop' };
  const { container, rerender } = await render(inPage(<OrderBlock car={{ ...car, offer }} />));
  const said = () => container.textContent?.split('In stock').length;
  expect(container.querySelector('dl')?.textContent).toContain('In stock');
  expect(said()).toBe(2);
  await rerender(inPage(<OrderBlock car={{ ...car, offer: { ...offer, price: '189,900,000 ₮', hasPrice: true } }} />));
  expect(container.querySelector('dl')?.textContent).not.toContain('In stock');
  expect(said()).toBe(2);
});

test('without a car it asks for any', async () => {
  await render(inPage(<OrderBlock />));
  await expect.element(page.getByRole('region', { name: testMessages.orderBlock.heading })).toBeVisible();
});

test.each([320, 375])('on a phone of %i px both buttons stand beside each other on one line each', async (width) => {
  await page.viewport(width, 700);
  await render(inPage(<OrderBlock car={car} />));
  const [buy, order] = [...document.querySelectorAll('button')].map((button) => button.getBoundingClientRect());
  expect(buy?.height).toBe(52);
  expect(order?.height).toBe(52);
  expect(order?.right).toBeLessThanOrEqual(width);
  if (width === 375) expect(order?.top).toBe(buy?.top);
});
