import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { inPage, testMessages, testSite } from '#/tests/components/in-page.tsx';
import { Footer } from './Footer.tsx';

const { showrooms } = testSite.dealer;
const dealer = { name: 'Showroom', showrooms, email: 'hello@showroom.example', sample: true, social: {} };
const footer = (settings: Partial<Parameters<typeof Footer>[0]['dealer']> = {}, address?: string) =>
  inPage(
    <Footer brands={testSite.brands} dealer={{ ...dealer, ...settings }} messages={testMessages.footer} />,
    address,
  );
const link = (name: string) => page.getByRole('link', { name, exact: true });

test.each([
  ['Home', '/home'],
  ['Models', '/home#models'],
  ['FAQ', '/voyah/about#faq'],
  ['Contact', '/voyah/about#contact'],
  ['Location', '/voyah/about#location'],
  ['Forthing T5 EVO', '/forthing/T5evo'],
  ['Хүртээмжийн мэдэгдэл', '/voyah/about#accessibility'],
  ['+976 0000 0000', 'tel:+97600000000'],
  ['hello@showroom.example', 'mailto:hello@showroom.example'],
])('%s leads to %s', async (name, address) => {
  await render(footer());
  await expect.element(link(name)).toHaveAttribute('href', address);
});

test('each of several showrooms can be called, by its name', async () => {
  const [main] = showrooms;
  if (main === undefined) throw new Error('no showroom');
  const two = ['Зайсан', 'Дархан'].map((name, at) => ({ ...main, name, phone: `+976 1111 000${at}` }));
  await render(footer({ showrooms: two }));
  for (const { name, phone } of two) {
    await expect
      .element(page.getByRole('link', { name: new RegExp(name) }))
      .toHaveAttribute('href', `tel:${phone.replaceAll(' ', '')}`);
  }
});

test('each brand stands in large letters and in the list', async () => {
  await render(footer());
  for (const { name, address } of testSite.brands) {
    const links = link(name).elements();
    expect(links.map((element) => element.getAttribute('href'))).toEqual([address, address]);
  }
});

test('the English edition keeps its own addresses', async () => {
  await render(footer({}, '/en/home'));
  await expect.element(link('Models')).toHaveAttribute('href', '/en/home#models');
});

test('a network without an address is a link with an empty target and no stop of the keyboard', async () => {
  await render(footer({ social: { instagram: 'https://instagram.example/showroom' } }));
  for (const name of ['Facebook', 'Twitter', 'Linkedin']) {
    const anchor = page.getByText(name, { exact: true }).element().closest('a');
    expect(anchor?.hasAttribute('href')).toBe(false);
    anchor?.focus();
    expect(document.activeElement).not.toBe(anchor);
  }
  await expect.element(link('Instagram')).toHaveAttribute('href', 'https://instagram.example/showroom');
  (link('Location').element() as HTMLElement).focus();
  await userEvent.keyboard('{Tab}');
  await expect.element(link('Instagram')).toHaveFocus();
});

test('terms and privacy are plain text, and the year is 2023', async () => {
  await render(footer());
  for (const text of ['Terms & Condition', 'Privacy Policy']) {
    expect(page.getByText(text).element().closest('a')).toBeNull();
  }
  await expect.element(page.getByText(/^© 2023 Showroom\./)).toBeVisible();
  await expect.element(page.getByRole('img', { name: 'Showroom' })).toBeVisible();
});

test('samples are said to be samples, real details are not', async () => {
  const screen = await render(footer());
  await expect.element(page.getByText(testMessages.footer.sample)).toBeVisible();
  await screen.rerender(footer({ sample: false }));
  await expect.element(page.getByText(testMessages.footer.sample)).not.toBeInTheDocument();
});

test.each([320, 768, 1440])('nothing is wider than the window at %i px', async (width) => {
  await page.viewport(width, 800);
  await render(footer());
  expect(document.documentElement.scrollWidth).toBe(width);
  await page.viewport(1280, 800);
});
