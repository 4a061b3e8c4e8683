import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { hydrate } from '#/tests/components/hydrate.ts';
import { Promotions } from './Promotions.tsx';

const picture = { path: '/p', width: 1600, height: 900, widths: [480], fallback: 480, alt: '', dark: true };
const tiles = (
  <Promotions
    label="Урамшуулал"
    promotions={[
      { title: 'Current Promotions', text: 'Ask what applies today.', picture },
      { title: 'Voyah Free ready for delivery before the new year', text: 'Ask which colours are left.', picture },
      { title: 'Voyah showroom', text: 'Come and see the paints.', picture },
    ]}
  />
);
const widths = () => [...document.querySelectorAll('li')].map((tile) => tile.getBoundingClientRect().width);
const text = (start: string) => page.getByText(start);

test('each tile opens its own text, by mouse or by keyboard', async () => {
  await render(tiles);
  await expect.element(text('Ask what applies today.')).not.toBeVisible();
  await userEvent.click(page.getByRole('heading', { name: 'Current Promotions' }));
  await expect.element(text('Ask what applies today.')).toBeVisible();
  await expect.element(text('Come and see the paints.')).not.toBeVisible();
  await userEvent.keyboard('{Tab}{Tab}{Enter}');
  await expect.element(text('Come and see the paints.')).toBeVisible();
});

test('the picture opens it as well', async () => {
  await render(tiles);
  await userEvent.click(document.querySelectorAll('summary img')[1] as HTMLElement);
  await expect.element(text('Ask which colours are left.')).toBeVisible();
});

test('works before the scripts, and what is open stays open', async () => {
  const { wake, complaints } = await hydrate(tiles);
  await userEvent.click(page.getByRole('heading', { name: 'Voyah showroom' }));
  await wake();
  expect(complaints).toEqual([]);
  await expect.element(text('Come and see the paints.')).toBeVisible();
});

test('side by side on wide windows, below each other on phones', async () => {
  const tops = () => new Set([...document.querySelectorAll('li')].map((tile) => tile.getBoundingClientRect().top));
  await page.viewport(1280, 800);
  await render(tiles);
  expect(tops().size).toBe(1);
  expect(new Set(widths()).size).toBe(1);
  await page.viewport(375, 800);
  expect(tops().size).toBe(3);
  await page.viewport(1280, 800);
});
