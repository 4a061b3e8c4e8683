/** React takes over the HTML of every page as it is: nothing differs, nothing is thrown away and made anew. */
import { expect, type Page, test } from '@playwright/test';
import { started, watchPage } from '../faults/watch-page.ts';
import { ADDRESSES } from './addresses.ts';

/** Wakes everything that sleeps until the visitor comes near or touches the page, and waits until React has taken it over. */
async function wakeAll(page: Page) {
  await page.keyboard.press('Shift');
  await page.waitForFunction(() => {
    const isTaken = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber'));
    const sleeping = [...document.querySelectorAll('[data-island] > *')].filter((element) => !isTaken(element));
    sleeping[0]?.scrollIntoView({ behavior: 'instant' });
    return sleeping.length === 0;
  });
}

for (const edition of ['mn', 'en'] as const) {
  test(`every ${edition} page wakes as it is`, async ({ page }) => {
    test.setTimeout(240_000);
    const { exceptions, errors } = await watchPage(page);
    const addresses = ADDRESSES.filter((address) => address.startsWith('/en/') === (edition === 'en'));
    expect(addresses.length).toBeGreaterThan(14);
    for (const address of addresses) {
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      const heading = await page.locator('h1').elementHandle();
      await started(page);
      await wakeAll(page);
      expect([...exceptions, ...errors], address).toEqual([]);
      expect(await heading?.evaluate((element) => element.isConnected), address).toBe(true);
    }
  });
}

test('a difference would be noticed', async ({ page }) => {
  const { exceptions } = await watchPage(page);
  await page.route('/en/voyah/free', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/(id="colours-heading">)[^<]*/, '$1Another car');
    await route.fulfill({ response, body });
  });
  await page.goto('/en/voyah/free');
  await started(page);
  await page.locator('#colours-heading').scrollIntoViewIfNeeded();
  await expect.poll(() => exceptions.join()).toMatch(/Minified React error #4(18|23|25)/);
});
