/** A page is the same whenever and wherever it is rendered: what the browser hydrates is what stands in it. */
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { LOCALES, localePath } from '#/language/locales.ts';
import { PATHS } from './site-map.tsx';

let renderPage: typeof import('./render-page.tsx')['renderPage'];

// Anew, so that nothing has been worked out before the clock is taken away.
beforeAll(async () => {
  vi.resetModules();
  ({ renderPage } = await import('./render-page.tsx'));
});

beforeEach(() => {
  vi.spyOn(Math, 'random').mockImplementation(() => {
    throw new Error('A component asks for a random number while it is rendered.');
  });
  const told = () => new Error('A component asks for the time while it is rendered.');
  class NoTime extends Date {
    constructor(...given: [] | [value: number | string]) {
      if (given.length === 0) throw told();
      super(...(given as [number]));
    }

    static override now(): number {
      throw told();
    }
  }
  vi.stubGlobal('Date', NoTime);
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test.each(LOCALES)('no page in %s asks for the time or for chance', async (locale) => {
  const rendered = PATHS.map((path) =>
    renderPage(localePath(path, locale), { script: '/start.js', styles: () => ({}) }),
  );
  for (const { html } of await Promise.all(rendered)) expect(html).toContain('</html>');
});

test('a page is said to be text in the site map where it loads no picture first, and nowhere else', async () => {
  const rendered = PATHS.map(async (path) => {
    const { status, html } = await renderPage(path, { script: '/start.js', styles: () => ({}) });
    const isText = html.includes('import("/start.js")');
    return { path, status, isText, hasPicture: html.includes('fetchPriority="high"') };
  });
  // A not-found page is text below the strip of its brand, which may be a picture.
  const pages = (await Promise.all(rendered)).filter(({ status }) => status === 200);
  expect(pages.filter(({ isText, hasPicture }) => isText === hasPicture)).toEqual([]);
  expect(new Set(pages.map(({ isText }) => isText)).size).toBe(2);
});
