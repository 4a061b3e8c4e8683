import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { inPage, testMessages } from '#/tests/components/in-page.tsx';
import { OrderBlock } from '../OrderBlock/OrderBlock.tsx';
import { BuyBar } from './BuyBar.tsx';

const view = inPage(
  <>
    <div id="hero" style={{ blockSize: 640 }} />
    <BuyBar>
      <div id="before" style={{ blockSize: 1500 }} />
      <OrderBlock />
      <div id="after" style={{ blockSize: 1500 }}>
        <a href="#link" id="link" style={{ display: 'block', marginBlockStart: 1200 }}>
          Эцсийн холбоос
        </a>
      </div>
    </BuyBar>
    <div id="footer" style={{ blockSize: 1500 }} />
  </>,
);
const bar = () => document.querySelector('[data-buy-bar]') as HTMLElement;

/** Whether a finger at the bar's middle, at the window's lower edge, presses the bar. */
function isInReach() {
  const { top, left, width, height } = bar().getBoundingClientRect();
  return bar().contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

afterEach(async () => {
  window.scrollTo(0, 0);
  await page.viewport(1280, 800);
});

test('stands at the lower edge after the hero, except beside the order block', async () => {
  await page.viewport(375, 700);
  await render(view);
  expect(isInReach()).toBe(false);
  // The hero's own buttons stand in its lower half.
  window.scrollTo(0, 320);
  expect(isInReach()).toBe(false);
  window.scrollTo(0, 700);
  await expect.poll(isInReach).toBe(true);
  expect(Math.round(bar().getBoundingClientRect().bottom)).toBe(700);
  expect(bar().getBoundingClientRect().height).toBe(64);
  const block = document.getElementById('order') as HTMLElement;
  window.scrollTo(0, window.scrollY + block.getBoundingClientRect().bottom - 700);
  await expect.poll(isInReach).toBe(false);
  document.getElementById('after')?.scrollIntoView();
  await expect.poll(isInReach).toBe(true);
  window.scrollTo(0, document.documentElement.scrollHeight);
  await expect.poll(isInReach).toBe(false);
});

test('what gets the focus is scrolled above it', async () => {
  await page.viewport(375, 700);
  await render(view);
  window.scrollTo(0, 1000);
  const link = document.getElementById('link') as HTMLElement;
  link.focus();
  await expect.poll(() => link.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar().getBoundingClientRect().top);
});

test('is for phones only, and steps back while a dialog is open', async () => {
  await render(view);
  await expect.element(page.getByRole('complementary', { name: testMessages.buyBar.label })).not.toBeInTheDocument();
  await page.viewport(375, 700);
  await expect.element(page.getByRole('complementary', { name: testMessages.buyBar.label })).toBeInTheDocument();
  document.documentElement.dataset.modal = '';
  await expect.element(page.getByRole('complementary', { name: testMessages.buyBar.label })).not.toBeInTheDocument();
  delete document.documentElement.dataset.modal;
});
