import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Wordmark } from './Wordmark.tsx';

test('is decoration without a title and a named picture with one', async () => {
  const screen = await render(
    <>
      <Wordmark of="voyah" />
      <Wordmark of="house" title="Showroom" />
    </>,
  );
  await expect.element(screen.getByRole('img', { name: 'Showroom' })).toBeVisible();
  expect(screen.getByRole('img').elements()).toHaveLength(1);
  expect(screen.container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

test('is as high as the text and keeps its shape', async () => {
  const screen = await render(
    <p style={{ fontSize: 20 }}>
      <Wordmark of="voyah" title="Voyah" />
    </p>,
  );
  const box = screen.getByRole('img').element().getBoundingClientRect();
  expect(box.height).toBe(20);
  expect(box.width).toBeCloseTo((20 * 318) / 40, 0);
});
