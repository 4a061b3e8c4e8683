import { createBrowserRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { KeyFigures } from '../showroom/KeyFigures/KeyFigures.tsx';
import { SpecTabs } from '../showroom/SpecTabs/SpecTabs.tsx';
import { KeepScroll } from './KeepScroll.tsx';

const start = window.location.href;
beforeEach(() => window.history.replaceState(null, '', window.location.pathname));
afterEach(() => {
  window.history.replaceState(null, '', start);
  window.scrollTo(0, 0);
});

function LongPage() {
  return (
    <>
      <KeepScroll />
      <a href="#first">First</a>
      <a href="#second">Second</a>
      <div style={{ blockSize: 2000 }} />
      <div id="first">first</div>
      <div style={{ blockSize: 2000 }} />
      <div id="second">second</div>
      <div style={{ blockSize: 2000 }} />
    </>
  );
}

test('a plain anchor keeps where the browser has jumped to, again and again, and back returns', async () => {
  const router = createBrowserRouter([{ path: '*', element: <LongPage /> }]);
  const screen = await render(<RouterProvider router={router} />);
  const distance = (id: string) => Math.round(document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN);
  const settle = () => new Promise((done) => setTimeout(done, 120));
  const offset = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart);
  window.scrollTo(0, 40);

  for (const id of ['first', 'second', 'first', 'first']) {
    if (id !== 'second') window.scrollTo(0, 40);
    (screen.container.querySelector(`[href="#${id}"]`) as HTMLElement).click();
    await settle();
    expect(Math.abs(distance(id) - offset)).toBeLessThan(2);
  }

  await router.navigate('#second');
  await settle();
  window.history.go(-4);
  await expect.poll(() => window.scrollY).toBe(40);
});

test('a key figure far above opens its tab and goes there; back returns; the router opens tabs too', async () => {
  const source = { title: 'Импортлогчийн хуудас' };
  const row = { label: 'Явах зай', value: '631', unit: 'км' };
  const tabs = [
    { id: 'size', label: 'Хэмжээ', rows: [row, { ...row, value: '1' }, { ...row, value: '2' }] },
    { id: 'electric', label: 'Цахилгаан', rows: [row] },
    { id: 'other', label: 'Бусад', rows: [row] },
  ];
  const carPage = (
    <>
      <KeepScroll />
      <KeyFigures figures={[{ value: '631', unit: 'км', label: 'Явах зай', tab: 'electric' }]} />
      <div style={{ blockSize: 3000 }} />
      <SpecTabs
        tabs={tabs}
        sources={[source]}
        note="Тоо бүгд нэг хувилбарынх биш."
        words={{ tabs: 'Үзүүлэлт', sources: 'Эх сурвалж' }}
      />
      <div style={{ blockSize: 3000 }} />
    </>
  );
  const router = createBrowserRouter([{ path: '*', element: carPage }]);
  await render(<RouterProvider router={router} />);
  await page.getByRole('link', { name: '631 км Явах зай' }).click();
  await expect.element(page.getByRole('tab', { name: 'Цахилгаан' })).toHaveAttribute('aria-selected', 'true');
  await new Promise((done) => setTimeout(done, 150));
  const top = page.getByRole('tab', { name: 'Цахилгаан' }).element().getBoundingClientRect().top;
  expect(top).toBeGreaterThan(0);
  expect(top).toBeLessThan(300);
  expect(document.activeElement?.id).toBe('electric');

  window.history.back();
  await expect.element(page.getByRole('tab', { name: 'Хэмжээ' })).toHaveAttribute('aria-selected', 'true');
  await expect.poll(() => window.scrollY).toBe(0);

  await router.navigate('#other');
  await expect.element(page.getByRole('tab', { name: 'Бусад' })).toHaveAttribute('aria-selected', 'true');
  await expect.poll(() => window.scrollY).toBeGreaterThan(2000);
});
