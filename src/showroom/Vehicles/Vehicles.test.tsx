import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { hydrate } from '../../../tests/components/hydrate.ts';
import { Vehicles } from './Vehicles.tsx';

const picture = { path: '/p', width: 1120, height: 560, widths: [320], fallback: 320, alt: '', dark: true };
const card = (title: string) => ({
  id: title,
  title,
  address: `/${title.toLowerCase().replaceAll(' ', '-')}`,
  line: 'A line',
  picture,
});
const full = ['Voyah Free', 'Voyah Dreamer', 'Forthing T5 EVO', 'Aeolus Shine GS'].map(card);
const partial = ['Forthing Yacht', 'Aeolus Huge'].map(card);

const site = () => <Vehicles models={full} moreModels={partial} words={{ seeMore: 'See more' }} />;
const seeMore = page.getByText('See more');
const link = (name: string) => page.getByRole('link', { name });

test('shows four models and, after See more, all six', async () => {
  await render(site());
  for (const { title, address } of full) await expect.element(link(title)).toHaveAttribute('href', address);
  await expect.element(page.getByText('Forthing Yacht')).not.toBeVisible();
  await userEvent.click(seeMore);
  await expect.element(link('Forthing Yacht')).toBeVisible();
  await expect.element(link('Aeolus Huge')).toBeVisible();
});

test('with the keyboard one goes on at the first new card, and the button is gone', async () => {
  await render(site());
  (document.querySelector('summary') as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(link('Forthing Yacht')).toHaveFocus();
  await expect.element(seeMore).not.toBeVisible();
  await userEvent.keyboard('{Tab}');
  await expect.element(link('Aeolus Huge')).toHaveFocus();
});

test('works before the scripts, and what is open stays open', async () => {
  const { wake, complaints } = await hydrate(site());
  await userEvent.click(seeMore);
  await expect.element(link('Forthing Yacht')).toBeVisible();
  await expect.element(seeMore).not.toBeVisible();
  await wake();
  expect(complaints).toEqual([]);
  await expect.element(link('Forthing Yacht')).toBeVisible();
});

test('without more models there is no button', async () => {
  await render(<Vehicles models={full} moreModels={[]} words={{ seeMore: 'See more' }} />);
  expect(document.querySelector('summary')).toBeNull();
});
