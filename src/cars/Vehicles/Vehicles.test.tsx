import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { hydrate } from '#/tests/components/hydrate.ts';
import { inPage, testSite } from '#/tests/components/in-page.tsx';
import { Vehicles } from './Vehicles.tsx';

const models = testSite.brands.flatMap((brand) => brand.models);
const full = models.filter(({ coverage }) => coverage === 'full');
const [yacht = '', huge = ''] = models.filter(({ coverage }) => coverage === 'partial').map(({ title }) => title);

const site = () => inPage(<Vehicles />);
const seeMore = page.getByText(testSite.messages.vehicles.seeMore);
const link = (name: string) => page.getByRole('link', { name });

test('shows four models and, after See more, all six', async () => {
  await render(site());
  for (const { title, address } of full) await expect.element(link(title)).toHaveAttribute('href', address);
  await expect.element(page.getByText(yacht)).not.toBeVisible();
  await userEvent.click(seeMore);
  await expect.element(link(yacht)).toBeVisible();
  await expect.element(link(huge)).toBeVisible();
});

test('with the keyboard one goes on at the first new card, and the button is gone', async () => {
  await render(site());
  (document.querySelector('summary') as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(link(yacht)).toHaveFocus();
  await expect.element(seeMore).not.toBeVisible();
  await userEvent.keyboard('{Tab}');
  await expect.element(link(huge)).toHaveFocus();
});

test('the focus is on the first new card as soon as the press is over', async () => {
  await render(site());
  (document.querySelector('summary') as HTMLElement).click();
  expect(document.activeElement).toBe(link(yacht).element());
});

test('works before the scripts, and what is open stays open', async () => {
  const { wake, complaints } = await hydrate(site());
  await userEvent.click(seeMore);
  await expect.element(link(yacht)).toBeVisible();
  await userEvent.keyboard('{Tab}');
  await expect.element(seeMore).not.toBeVisible();
  await wake();
  expect(complaints).toEqual([]);
  await expect.element(link(yacht)).toBeVisible();
});

test('pressed before the scripts, the button has the focus, and is there, until the focus goes on', async () => {
  await hydrate(site());
  await userEvent.click(seeMore);
  expect(document.activeElement).toBe(seeMore.element().closest('summary'));
  await expect.element(seeMore).toBeVisible();
  await userEvent.keyboard('{Tab}');
  await expect.element(link(yacht)).toHaveFocus();
  await expect.element(seeMore).not.toBeVisible();
});

test('without more models there is no button', async () => {
  const brands = testSite.brands.map((brand) => ({
    ...brand,
    models: brand.models.filter(({ coverage }) => coverage === 'full'),
  }));
  await render(inPage(<Vehicles />, '/home', { ...testSite, brands }));
  expect(document.querySelector('summary')).toBeNull();
});
