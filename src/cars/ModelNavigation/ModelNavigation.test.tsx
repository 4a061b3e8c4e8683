import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { hydrate } from '#/tests/components/hydrate.ts';
import { twoFrames } from '#/tests/components/observed.ts';
import { ModelNavigation } from './ModelNavigation.tsx';
import { STICKY_THRESHOLD } from './use-is-past-threshold.ts';

const links = [
  { label: 'Overview', address: '/voyah/free' },
  { label: 'Interior', address: '/voyah/free/inter' },
  { label: 'Feature', address: '/voyah/free/feature' },
];
const messages = {
  pages: 'хуудаснууд',
  pagesAbove: 'хуудаснууд, дээд мөр',
  home: 'Нүүр хуудас',
  parts: 'Хэсгүүд',
  call: 'Залгах',
  buyNow: 'Buy now',
};
const view = (
  <>
    <ModelNavigation
      title="Voyah Free"
      links={links}
      current="/voyah/free"
      parts={[{ label: 'Өнгө', address: '#middle' }]}
      home="/home"
      phone={{ label: '+976 0000 0000', address: 'tel:+97600000000' }}
      contactDialog="contact"
      messages={messages}
    />
    <div id="middle" style={{ marginBlockStart: 3000, blockSize: 3000 }} />
  </>
);
const copy = () => document.querySelector<HTMLElement>('nav[data-band]') as HTMLElement;

async function scrollTo(y: number) {
  window.scrollTo(0, y);
  await twoFrames();
}

async function expectVisible(isVisible: boolean) {
  await expect.poll(() => copy().checkVisibility({ visibilityProperty: true })).toBe(isVisible);
}

afterEach(() => window.scrollTo(0, 0));

test('the threshold is 100 px', () => {
  expect(STICKY_THRESHOLD).toBe(100);
});

test('links the three pages and marks the current one', async () => {
  await render(view);
  const bar = page.getByRole('navigation', { name: 'Voyah Free, хуудаснууд', exact: true });
  await expect.element(bar.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page');
  await expect.element(bar.getByRole('link', { name: 'Interior' })).toHaveAttribute('href', '/voyah/free/inter');
  await expect.element(bar.getByRole('link', { name: 'Interior' })).not.toHaveAttribute('aria-current');
  await expect.element(bar.getByRole('link', { name: 'Feature' })).toHaveAttribute('href', '/voyah/free/feature');
});

test('the copy is hidden at 100 px and stands at 101, again and again', async () => {
  await render(view);
  for (const [y, isVisible] of [
    [0, false],
    [100, false],
    [101, true],
    [100, false],
    [2000, true],
    [99, false],
  ] as const) {
    await scrollTo(y);
    await expectVisible(isVisible);
    await expect.poll(() => copy().hasAttribute('data-sticky')).toBe(isVisible);
  }
});

test('the copy sits at the very top, with a logo that leads home', async () => {
  await render(view);
  await scrollTo(500);
  await expect.element(page.getByRole('link', { name: 'Нүүр хуудас' })).toHaveAttribute('href', '/home');
  await expect.poll(() => copy().firstElementChild?.getBoundingClientRect().top).toBe(0);
});

test('the hidden copy is no tab stop and not in the accessibility tree', async () => {
  await render(view);
  expect(page.getByRole('navigation').elements()).toHaveLength(1);
  for (let stop = 0; stop < 4; stop++) {
    await userEvent.tab();
    expect(copy().contains(document.activeElement)).toBe(false);
  }
  await scrollTo(101);
  await expect.poll(() => page.getByRole('navigation').elements().length).toBe(2);
});

test('an anchor in the middle of the page brings it, without a script too', async () => {
  const { complaints, wake } = await hydrate(view);
  await expectVisible(false);
  document.getElementById('middle')?.scrollIntoView();
  await twoFrames();
  if (CSS.supports('animation-timeline: scroll()')) await expectVisible(true);
  await wake();
  await expectVisible(true);
  expect(copy().hasAttribute('data-sticky')).toBe(true);
  expect(complaints).toEqual([]);
});

test('the copy has the telephone and Buy now; on phones the bar at the lower edge has them', async () => {
  await render(view);
  await scrollTo(500);
  const call = page.getByRole('link', { name: 'Залгах: +976 0000 0000' });
  const buy = page.getByRole('button', { name: 'Buy now' });
  await expect.element(call).toHaveAttribute('href', 'tel:+97600000000');
  await expect.element(buy).toHaveAttribute('popovertarget', 'contact');
  await page.viewport(375, 800);
  await expect.element(call).not.toBeInTheDocument();
  await expect.element(buy).not.toBeInTheDocument();
  await page.viewport(1280, 800);
});

test('the list of parts opens, leads to its part and closes', async () => {
  await render(view);
  await scrollTo(500);
  const part = page.getByRole('link', { name: 'Өнгө' });
  await expect.element(part).not.toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: 'Хэсгүүд' }));
  await expect.element(part).toBeVisible();
  await userEvent.click(part);
  await expect.element(part).not.toBeInTheDocument();
  expect(window.location.hash).toBe('#middle');
});

test('the bar stays while its list is open, and goes with it', async () => {
  await render(view);
  await scrollTo(500);
  await userEvent.click(page.getByRole('button', { name: 'Хэсгүүд' }));
  await scrollTo(0);
  await expectVisible(true);
  await expect.element(page.getByRole('link', { name: 'Өнгө' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expectVisible(false);
});
