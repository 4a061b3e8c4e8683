import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { OrderBlock } from './OrderBlock.tsx';

const block = (
  <section aria-labelledby="order-heading">
    <OrderBlock
      id="order"
      order={{ heading: 'Order Voyah Free', text: 'Take a car that is here.' }}
      contactDialog="contact"
      orderSheet="sheet"
      words={{ buyNow: 'Buy now', customOrder: 'Custom Order' }}
    />
  </section>
);

test('names its section and has the two buttons, each for its dialog', async () => {
  await render(block);
  await expect.element(page.getByRole('region', { name: 'Order Voyah Free' })).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 2 })).toHaveTextContent('Order Voyah Free');
  await expect.element(page.getByRole('button', { name: 'Buy now' })).toHaveAttribute('popovertarget', 'contact');
  await expect.element(page.getByRole('button', { name: 'Custom Order' })).toHaveAttribute('popovertarget', 'sheet');
});

test('on the Mongolian page its English labels are marked as English', async () => {
  await render(block);
  for (const label of ['Order Voyah Free', 'Buy now', 'Custom Order']) {
    await expect.element(page.getByText(label)).toHaveAttribute('lang', 'en');
  }
});

test.each([320, 375])('on a phone of %i px both buttons stand beside each other on one line each', async (width) => {
  await page.viewport(width, 700);
  await render(block);
  const [buy, order] = [...document.querySelectorAll('button')].map((button) => button.getBoundingClientRect());
  expect(buy?.height).toBe(52);
  expect(order?.height).toBe(52);
  expect(order?.right).toBeLessThanOrEqual(width);
  if (width === 375) expect(order?.top).toBe(buy?.top);
  await page.viewport(1280, 800);
});
