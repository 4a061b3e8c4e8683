import { createBrowserRouter, RouterProvider, ScrollRestoration } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { scrollKey } from './scroll-key.ts';

const start = window.location.href;
afterEach(() => window.history.replaceState(null, '', start));

function LongPage() {
  return (
    <>
      <ScrollRestoration getKey={scrollKey} />
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
