import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { contentIn } from '#/catalogue/checked-content.ts';
import { siteData } from '#/catalogue/site-data.ts';
import { splitLocale } from '#/language/locales.ts';
import { inPage } from '#/tests/components/in-page.tsx';
import { Header } from './Header.tsx';

const site = (address?: string, over?: 'picture') =>
  inPage(
    <>
      <Header {...(over && { over })} />
      <main style={{ blockSize: 3000 }}>The page</main>
    </>,
    address,
  );
const button = (name: string) => page.getByRole('button', { name });
const link = (name: string | RegExp) => page.getByRole('link', { name });
const opened = () => [...document.querySelectorAll(':popover-open, dialog:modal')].map(({ id }) => id);

afterEach(async () => {
  vi.restoreAllMocks();
  await page.viewport(1280, 800);
});

test('logo, three brands in their order, locale, search and burger', async () => {
  await render(site());
  await expect.element(link('Showroom, нүүр хуудас')).toHaveAttribute('href', '/home');
  const brands = page.getByRole('navigation', { name: 'Брэндүүд' });
  expect(
    brands
      .getByRole('button')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Voyah', 'Forthing', 'Aeolus']);
  await expect.element(button('Хайх')).toBeVisible();
  await expect.element(button('Цэс')).toBeVisible();
});

test.each([
  ['/voyah/free', '/en/voyah/free', 'en'],
  ['/en/voyah/free', '/voyah/free', 'mn'],
  ['/en/home', '/home', 'mn'],
] as const)('from %s the language link leads to %s', async (path, other, locale) => {
  await render(site(path));
  const switcher = link(siteData(contentIn(splitLocale(path).locale)).messages.header.otherLanguage);
  await expect.element(switcher).toHaveAttribute('href', other);
  await expect.element(switcher).toHaveAttribute('hreflang', locale);
  await expect.element(switcher).toHaveAttribute('lang', locale);
});

test('the home link stays in its edition', async () => {
  await render(site('/en/aeolus/huge'));
  await expect.element(link(/^Showroom/)).toHaveAttribute('href', '/en/home');
});

test('the brand of the page is marked', async () => {
  await render(site('/en/forthing/T5evo'));
  await expect.element(button('Forthing')).toHaveAttribute('data-current');
  await expect.element(button('Voyah')).not.toHaveAttribute('data-current');
});

test('it scrolls away with the page, and its open menu with it', async () => {
  await render(site());
  await userEvent.click(button('Aeolus'));
  const header = document.querySelector('header') as HTMLElement;
  const panel = document.getElementById('menu-aeolus') as HTMLElement;
  window.scrollTo(0, 40);
  expect(header.getBoundingClientRect().top).toBe(-40);
  await expect.poll(() => panel.getBoundingClientRect().top).toBe(header.getBoundingClientRect().bottom);
  window.scrollTo(0, 0);
});

test('over a picture it is transparent, in night words, and takes no room', async () => {
  await render(site('/home', 'picture'));
  const header = document.querySelector('header') as HTMLElement;
  expect(header.dataset.band).toBe('night');
  expect(getComputedStyle(header).backgroundColor).toBe('rgba(0, 0, 0, 0)');
  expect(document.querySelector('main')?.getBoundingClientRect().top).toBe(0);

  await userEvent.click(button('Voyah'));
  await expect.poll(() => getComputedStyle(header).backgroundColor).toBe('rgb(10, 12, 14)');
});

test.each([320, 375, 768])('at %i px logo, search and burger fit, and the brands are in the panel', async (width) => {
  await page.viewport(width, 800);
  await render(site());
  await expect.element(button('Voyah')).not.toBeInTheDocument();
  await expect.element(button('Цэс')).toBeInViewport({ ratio: 1 });
  expect(document.documentElement.scrollWidth).toBe(width);
});

test('hydrates what the visitor has opened, without a word of complaint', async () => {
  const error = vi.spyOn(console, 'error');
  const root = document.createElement('div');
  root.innerHTML = renderToString(site());
  document.body.append(root);
  await userEvent.click(button('Цэс'));
  expect(opened()).toEqual(['brand-panel']);

  const problems: unknown[] = [];
  const app = hydrateRoot(root, site(), { onRecoverableError: (problem) => problems.push(problem) });
  await expect.poll(() => document.querySelector('#brand-panel:modal')).not.toBeNull();
  expect(opened()).toEqual(['brand-panel']);
  expect(problems).toEqual([]);
  expect(error).not.toHaveBeenCalled();
  app.unmount();
  root.remove();
});
