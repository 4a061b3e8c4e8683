/** Where a page was left is where the browser finds it again, and a first visit pays nothing for that. */
import { expect, type Page, test } from '@playwright/test';
import { hydrateAll, started } from '../visit/hydrate.ts';
import { watchPage } from '../visit/watch-page.ts';

const place = (page: Page) => page.evaluate(() => Math.round(scrollY));

for (const address of ['/voyah/free', '/en/voyah/about']) {
  test(`${address}: a reload and a return from another document find the place before anything is drawn`, async ({
    page,
  }) => {
    const { exceptions, errors } = await watchPage(page);
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => Object.assign(window, { placeWhenRead: Math.round(scrollY) }));
    });
    const placeWhenRead = () => page.evaluate(() => (window as unknown as { placeWhenRead: number }).placeWhenRead);
    await page.goto(address);
    await started(page);
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    const left = await place(page);
    expect(left).toBeGreaterThan(400);

    await page.reload({ waitUntil: 'load' });
    expect(await placeWhenRead()).toBe(left);
    expect(await place(page)).toBe(left);

    await page.goto('/offline');
    await page.goBack({ waitUntil: 'load' });
    expect(await placeWhenRead()).toBe(left);
    expect(await place(page)).toBe(left);

    await page.goto('/offline');
    await page.goto(address);
    expect(await place(page)).toBe(0);
    expect([...exceptions, ...errors]).toEqual([]);
  });
}

test('a first visit asks storage and history for nothing before it is painted', async ({ page }) => {
  await page.addInitScript(() => {
    const early: string[] = [];
    Object.assign(window, { early });
    const note = (what: string) => {
      if (performance.getEntriesByName('first-contentful-paint').length === 0) early.push(what);
    };
    for (const name of ['localStorage', 'sessionStorage'] as const) {
      const store = window[name];
      Object.defineProperty(window, name, {
        get() {
          note(name);
          return store;
        },
      });
    }
    for (const name of ['pushState', 'replaceState'] as const) {
      const change = history[name].bind(history);
      history[name] = (...rest) => {
        note(name);
        change(...rest);
      };
    }
  });
  await page.goto('/en/voyah/free');
  await hydrateAll(page);
  expect(await page.evaluate(() => (window as unknown as { early: string[] }).early)).toEqual([]);
});
