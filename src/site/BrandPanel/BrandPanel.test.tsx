import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { inPage, testMessages, testSite } from '#/tests/components/in-page.tsx';
import { BRAND_PANEL, BrandPanel } from './BrandPanel.tsx';

const panel = (address?: string) =>
  inPage(
    <>
      <button type="button" popoverTarget={BRAND_PANEL}>
        Burger
      </button>
      <BrandPanel brands={testSite.brands} messages={testMessages} />
      <a href="#behind">Behind</a>
    </>,
    address,
  );
const burger = page.getByRole('button', { name: 'Burger' });
const dialog = page.getByRole('dialog', { name: 'Цэс' });

test('brands, their pages and models, and the ways to reach us', async () => {
  await render(panel());
  expect(document.getElementById(BRAND_PANEL)?.checkVisibility()).toBe(false);
  await userEvent.click(burger);
  await expect.element(dialog).toBeVisible();
  const links = dialog.getByRole('link').elements();
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/en/home',
    '/voyah',
    '/voyah/free',
    '/voyah/dreamer',
    '/forthing',
    '/forthing/T5evo',
    '/forthing/yacht',
    '/aeolus',
    '/aeolus/shinegs',
    '/aeolus/huge',
    '/voyah/about',
    '/voyah/about#contact',
    '/voyah/about#location',
    '/voyah/about#faq',
  ]);
  await expect.element(dialog.getByRole('link', { name: 'Forthing', exact: true })).toBeVisible();
});

test('its own links keep the edition', async () => {
  await render(panel('/en/home'));
  await userEvent.click(burger);
  await expect
    .element(dialog.getByRole('link', { name: 'Холбоо барих' }))
    .toHaveAttribute('href', '/en/voyah/about#contact');
});

test('the focus goes in, stays in, and returns to the burger', async () => {
  await render(panel());
  (burger.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: 'Цэсийг хаах' })).toHaveFocus();
  expect(document.getElementById(BRAND_PANEL)?.matches(':modal')).toBe(true);
  for (let press = 0; press < 20; press += 1) {
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement?.textContent).not.toBe('Behind');
  }
  await userEvent.keyboard('{Escape}');
  await expect.element(burger).toHaveFocus();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('its button closes it', async () => {
  await render(panel());
  await userEvent.click(burger);
  await userEvent.click(page.getByRole('button', { name: 'Цэсийг хаах' }));
  await expect.poll(() => document.getElementById(BRAND_PANEL)?.matches(':modal')).toBe(false);
  await expect.element(burger).toHaveFocus();
});

test.each([320, 768, 1440, 2560])('it fills the window at %i px and nothing is cut off', async (width) => {
  await page.viewport(width, 700);
  await render(panel());
  await userEvent.click(burger);
  const box = document.getElementById(BRAND_PANEL) as HTMLElement;
  await expect.poll(() => box.getBoundingClientRect().height).toBe(700);
  expect(box.scrollWidth).toBe(box.clientWidth);
  await page.viewport(1280, 800);
});
