/** Back and forward: the browser keeps a page that is left as it is, and gives it back alive. */
import { type Browser, chromium, expect, type Page, test } from '@playwright/test';
import { findBrowser } from '../../setup/browser.mjs';
import { SCRIPTS } from '../visit/built-files.ts';
import { choosePaint } from '../visit/choose-paint.ts';
import { hydrateAll, started } from '../visit/hydrate.ts';
import { watchPage } from '../visit/watch-page.ts';

let browser: Browser;
test.beforeAll(async () => {
  // Playwright forbids the browser to keep pages.
  browser = await chromium.launch({ ...findBrowser(), ignoreDefaultArgs: ['--disable-back-forward-cache'] });
});
test.afterAll(() => browser.close());

type Visited = Window & { visit?: { isKept?: boolean } };

/** Leaves for another document and comes back; says whether the page is the very same one, and if not, what kept it out. */
async function leaveAndReturn(page: Page, elsewhere: string) {
  await page.evaluate(() => {
    const visit: Visited['visit'] = {};
    (window as Visited).visit = visit;
    addEventListener('pageshow', ({ persisted }) => {
      visit.isKept = persisted;
    });
  });
  await page.goto(elsewhere);
  // A page from the cache has loaded long ago, so there is no load to wait for.
  await page.goBack({ waitUntil: 'commit' });
  await page.waitForFunction(() => document.readyState === 'complete');
  return page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as (PerformanceEntry & {
      notRestoredReasons?: { reasons?: { reason: string }[] } | null;
    })[];
    return {
      isKept: (window as Visited).visit?.isKept === true,
      reasons: (navigation?.notRestoredReasons?.reasons ?? []).map(({ reason }) => reason),
    };
  });
}

for (const [address, elsewhere] of [
  ['/home', '/voyah'],
  ['/en/forthing', '/en/home'],
  ['/voyah/free', '/voyah/about'],
  ['/en/voyah/free/feature', '/en/voyah/free'],
  ['/aeolus/huge', '/aeolus/about'],
  ['/en/voyah/about', '/en/aeolus/shinegs'],
] as const) {
  test(`${address} comes back from the cache`, async ({ baseURL }) => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    const { exceptions, errors } = await watchPage(page);
    await page.goto('/en/offline');
    test.skip(
      !(await leaveAndReturn(page, '/offline')).isKept,
      'This browser keeps no page, not even one without scripts.',
    );

    await page.goto(address);
    await started(page);
    await page.evaluate(() => scrollTo(0, 700));
    expect(await leaveAndReturn(page, elsewhere)).toEqual({ isKept: true, reasons: [] });
    expect(await page.evaluate(() => scrollY)).toBe(700);
    // And it lives: its dialogs open, its search answers, its links lead on.
    await page.evaluate(() => scrollTo(0, 0));
    await page.locator('[popovertarget="search"]:visible').first().click();
    await expect(page.locator('#search input')).toBeVisible();
    await page.locator('#search input').fill('Dreamer');
    await expect(page.locator('[role="option"]').first()).toBeVisible({ timeout: 20_000 });
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/voyah\/dreamer/);
    expect([...exceptions, ...errors]).toEqual([]);
    await context.close();
  });
}

test('what the visitor has set is still set', async ({ baseURL }) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto('/en/voyah/free');
  await started(page);
  await choosePaint(page, 'Dark Green');
  await page.locator('#newsletter-email').fill('somebody@example.mn');
  await leaveAndReturn(page, '/en/home');
  await expect(page.locator('input[name="colours"][value="4"]')).toBeChecked();
  await expect(page.locator('#newsletter-email')).toHaveValue('somebody@example.mn');
  await context.close();
});

test('the menu that led away is closed', async ({ baseURL }) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto('/en/home');
  await started(page);
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await page.getByRole('button', { name: 'Voyah' }).click();
  await page.locator('#menu-voyah').getByRole('link', { name: 'Voyah Dreamer' }).click();
  await expect(page).toHaveURL('/en/voyah/dreamer');
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL('/en/home');
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
  await expect(page.locator(':popover-open')).toHaveCount(0);
  await context.close();
});

test('before the scripts, too, a page is kept without the sheet and the list that led away', async ({ baseURL }) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.route(SCRIPTS, (route) => route.abort());
  await page.goto('/en/voyah/about');
  // Also where the sheet was open when the page was loaded again.
  await page.evaluate(() => history.replaceState({ dialog: 'order-sheet' }, ''));
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  for (const [opener, link] of [
    ['main [popovertarget="order-sheet"]', 'Aeolus Huge'],
    ['header [popovertarget="menu-voyah"]', 'Voyah Dreamer'],
  ] as const) {
    await page.locator(opener).first().click();
    await page.locator(':popover-open').getByRole('link', { name: link }).click();
    await expect(page.locator('h1')).toHaveText(link);
    await page.goBack({ waitUntil: 'commit' });
    await expect(page).toHaveURL('/en/voyah/about');
    expect(await page.evaluate(() => 'isSame' in window), link).toBe(true);
    await expect(page.locator(':popover-open'), link).toHaveCount(0);
  }
  await context.close();
});

test('a page that is left from its list of parts comes back from the cache with it', async ({ baseURL }) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto('/en/voyah/free');
  await hydrateAll(page);
  await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }));
  await page.locator('[popovertarget="page-parts"]').click();
  await expect.poll(() => page.evaluate(() => history.state?.dialog)).toBe('page-parts');
  expect(await leaveAndReturn(page, '/en/home')).toEqual({ isKept: true, reasons: [] });
  await expect(page.locator('#page-parts')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('#page-parts')).toBeHidden();
  await expect.poll(() => page.evaluate(() => history.state?.dialog)).toBeUndefined();
  await context.close();
});
