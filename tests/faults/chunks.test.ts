/** Scripts and data that do not arrive: all of them, each island's, those that all islands share, and one that hangs. */
import { expect, type Page, test } from '@playwright/test';
import { plainContent } from '../../catalogue/checked-content.ts';
import { LOCALES } from '../../language/locales.ts';
import { type IslandName, islands } from '../../src/browser/islands.ts';
import { builtFiles, SCRIPTS, textOf } from '../visit/built-files.ts';
import { comeNear, started } from '../visit/hydrate.ts';
import { taken, URLS, VISITED } from '../visit/urls.ts';
import { markDocument, watchPage } from '../visit/watch-page.ts';

test.describe('without any script', () => {
  for (const locale of LOCALES) {
    test(`every page in ${locale} is whole`, async ({ page }) => {
      test.slow();
      const { exceptions } = await watchPage(page);
      await page.route(SCRIPTS, (route) => route.abort());
      const pages = VISITED.filter(
        (url) => URLS.includes(url) && textOf(`${url}.html`).includes(`<html lang="${locale}"`),
      );
      expect(pages.length).toBeGreaterThan(4);
      for (const url of pages) {
        await page.goto(url, { waitUntil: 'domcontentloaded' });
        await expect(page.locator('h1'), url).toBeVisible();
        expect(await page.locator('a[href^="/"]').count(), url).toBeGreaterThan(20);
        await expect(page.locator('footer a[href]').first(), url).toBeVisible();
      }
      expect(exceptions).toEqual([]);
    });
  }

  test('menus, search, promotions, order and contact still open, and links lead on', async ({ page }) => {
    await page.route(SCRIPTS, (route) => route.abort());
    await page.goto('/voyah/free');
    const dialogs = await page
      .locator('[popovertarget]:visible')
      .evaluateAll((buttons) => [...new Set(buttons.map((button) => button.getAttribute('popovertarget')))]);
    expect(dialogs).toEqual(expect.arrayContaining(['search', 'order-sheet', 'contact-dialog']));
    for (const id of dialogs) {
      const button = page.locator(`[popovertarget="${id}"]:visible`);
      if ((await button.count()) === 0) continue;
      await button.first().click();
      await expect(page.locator(`#${id}`)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.locator(`#${id}`)).toBeHidden();
    }
    await page.locator('main summary:visible').first().click();
    await expect(page.locator('main details[open]').first()).toBeVisible();
    await page.locator('footer a[href="/home"]').first().click();
    await expect(page).toHaveURL('/home');
    await expect(page.locator('h1')).toBeVisible();
  });

  test('a link in the list of parts leads out of it', async ({ page }) => {
    await page.route(SCRIPTS, (route) => route.abort());
    await page.goto('/en/voyah/free');
    await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }));
    await page.locator('[popovertarget="page-parts"]').click();
    const list = page.locator('#page-parts');
    await list.getByRole('link', { name: 'Specification' }).click();
    await expect(list).toBeHidden();
    await expect(page).toHaveURL('/en/voyah/free#specification');
    await expect(page.locator('#specification')).toBeInViewport();
  });

  test('a link in the search to a place on the same page leads out of it', async ({ page }) => {
    await page.route(SCRIPTS, (route) => route.abort());
    await page.goto('/en/voyah/about');
    await page.locator('header [popovertarget="search"]').first().click();
    await page.locator('#search a[href="/en/voyah/about#contact"]').click();
    await expect(page.locator('#search')).toBeHidden();
    await expect(page).toHaveURL('/en/voyah/about#contact');
  });
});

/** An island's built script, and a page of the English edition that shows it. */
function placeOf(name: string): { file: string; url: string } {
  const [file] = builtFiles(new RegExp(`^/assets/${name}-[\\w-]{8}\\.js$`));
  const url = URLS.find((each) => each.startsWith('/en/') && textOf(`${each}.html`).includes(`data-island="${name}"`));
  if (file === undefined || url === undefined) throw new Error(`No script or no page shows the island ${name}.`);
  return { file, url };
}

const notice = (page: Page) => page.locator('[data-load-failure]');

// The others throw in `thrown.test.ts`.
for (const name of taken(Object.keys(islands) as IslandName[], 1)) {
  test(`without the script of ${name} the rest works, and the button brings it`, async ({ page }) => {
    const { file, url } = placeOf(name);
    const { exceptions, errors } = await watchPage(page);
    await page.route(`**${file}`, (route) => route.abort());
    await page.goto(url);
    await comeNear(page, name);
    await expect(notice(page)).toHaveCount(1, { timeout: 15_000 });
    const text = `Loading chunk ${name} failed. (missing)`;
    expect(errors.join('\n')).toContain(text);
    await expect(notice(page).getByRole('alert')).toContainText(plainContent.messages.sectionBoundary.sentence.en);
    await notice(page).locator('summary').click();
    await expect(notice(page).getByText(text)).toBeVisible();
    // What the island is as HTML stays, and so does the rest.
    await expect(page.locator(`[data-island="${name}"]`).first()).not.toHaveAttribute('data-hydrated');
    await expect(page.locator('h1')).toBeVisible();
    await page.unrouteAll();
    await notice(page).getByRole('button', { name: plainContent.messages.sectionBoundary.retry.en }).click();
    await expect(page.locator(`[data-island="${name}"][data-hydrated]`).first()).toBeAttached();
    await expect(notice(page)).toHaveCount(0);
    expect(exceptions).toEqual([]);
  });
}

test('a line that drops for a moment is nobody’s concern: script and data are asked for again', async ({ page }) => {
  const { file, url } = placeOf('ColourPicker');
  const { exceptions, errors } = await watchPage(page);
  const dropped: string[] = [];
  for (const asked of [`**${file}`, /\/assets\/site-.*\.json$/]) {
    await page.route(
      asked,
      (route) => {
        dropped.push(new URL(route.request().url()).pathname);
        return route.abort('internetdisconnected');
      },
      { times: 1 },
    );
  }
  await page.goto(url);
  await comeNear(page, 'ColourPicker');
  await expect(page.locator('[data-island="ColourPicker"][data-hydrated]')).toBeAttached();
  expect(dropped).toHaveLength(2);
  await expect(notice(page)).toHaveCount(0);
  expect([...exceptions, ...errors]).toEqual([]);
});

test('until their script arrives, the tabs of the calculators show which one is open', async ({ page }) => {
  const { file } = placeOf('ToolTabs');
  await page.route(`**${file}`, (route) => route.abort());
  const tabs = page.locator('#tools [role="tab"]');
  const hasLine = () =>
    tabs.evaluateAll((all) =>
      all
        .filter((tab) => getComputedStyle(tab).borderBlockEndColor === getComputedStyle(tab).color)
        .map(({ id }) => id),
    );
  for (const [address, open] of [
    ['/en/voyah/free', 'winter'],
    ['/en/voyah/free#loan', 'loan'],
  ] as const) {
    await page.goto(address);
    await expect(page.locator(`#${open}`)).toBeVisible();
    // A colour that has only just changed is on its way.
    await expect.poll(hasLine).toEqual([`${open}-tab`]);
  }
});

test('a script that breaks while it runs says so', async ({ page }) => {
  const { file, url } = placeOf('ColourPicker');
  const { errors } = await watchPage(page);
  await page.route(`**${file}`, (route) =>
    route.fulfill({ body: 'throw new Error("broken");', contentType: 'text/javascript' }),
  );
  await page.goto(url);
  await comeNear(page, 'ColourPicker');
  await expect(notice(page)).toHaveCount(1);
  expect(errors.join('\n')).toContain('Loading chunk ColourPicker failed. (error)');
});

test('a second failure reloads the page, which by then may be another one', async ({ page }) => {
  const { file, url } = placeOf('ColourPicker');
  await page.route(`**${file}`, (route) => route.abort());
  await page.goto(url);
  await comeNear(page, 'ColourPicker');
  const isOldDocument = await markDocument(page);
  await notice(page).getByRole('button', { name: plainContent.messages.sectionBoundary.retry.en }).click();
  await expect(notice(page)).toHaveCount(1);
  expect(await isOldDocument()).toBe(true);
  await page.unrouteAll();
  await notice(page).getByRole('button', { name: plainContent.messages.sectionBoundary.retry.en }).click();
  await expect.poll(isOldDocument).toBe(false);
  await comeNear(page, 'ColourPicker');
  await expect(page.locator('[data-island="ColourPicker"][data-hydrated]')).toBeAttached();
});

test('a script that all islands share is missed once, not by each', async ({ page }) => {
  const { exceptions, errors } = await watchPage(page);
  const [react = ''] = builtFiles(/^\/assets\/hydrate-island-.*\.js$|^\/assets\/react-.*\.js$/);
  await page.route(`**${react}`, (route) => route.abort());
  await page.goto('/en/voyah/free');
  await expect(notice(page)).toHaveCount(1);
  await page.mouse.wheel(0, 3000);
  await expect(page.locator('#colours')).toBeAttached();
  await expect(notice(page)).toHaveCount(1);
  expect(errors.join('\n')).toContain('Loading chunk react failed. (missing)');
  await page.unrouteAll();
  await notice(page).getByRole('button', { name: plainContent.messages.sectionBoundary.retry.en }).click();
  await started(page);
  await expect(notice(page)).toHaveCount(0);
  expect(exceptions).toEqual([]);
});

for (const [what, answer] of [
  ['is missing', { status: 404, body: 'Not found' }],
  ['is the login page of a network', { status: 200, contentType: 'text/html', body: '<h1>Welcome to our hotel</h1>' }],
] as const) {
  test(`when the site data ${what} the page stays as it is and says so`, async ({ page }) => {
    const { exceptions } = await watchPage(page);
    await page.route(/\/assets\/site-.*\.json$/, (route) => route.fulfill(answer));
    await page.goto('/en/voyah/free');
    await expect(notice(page)).toHaveCount(1);
    await expect(page.locator('h1')).toBeVisible();
    await page.unrouteAll();
    await notice(page).getByRole('button', { name: plainContent.messages.sectionBoundary.retry.en }).click();
    await started(page);
    await expect(notice(page)).toHaveCount(0);
    expect(exceptions).toEqual([]);
  });
}

test('a script that hangs is given up after 120,000 ms', async ({ page }) => {
  const { errors } = await watchPage(page);
  const { file, url } = placeOf('ColourPicker');
  await page.clock.install();
  const asked = page.waitForRequest(`**${file}`);
  await page.route(`**${file}`, () => undefined);
  await page.goto(url);
  // Once the scripts run, for which they may need timers, the page's clock moves only when it is told to.
  await started(page);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await comeNear(page, 'ColourPicker');
  await asked;
  const isOldDocument = await markDocument(page);
  // Of any script; data that is late when the clock jumps is given up, too, because it may take 30 seconds only.
  const givenUp = page.locator('[data-load-failure*="(timeout)"]');
  // A page at rest may have asked a moment before the clock stood still; the component test of `loadChunk` is exact.
  await page.clock.fastForward(110_000);
  await expect(givenUp).toHaveCount(0);
  await page.clock.fastForward(10_000);
  await expect(givenUp.and(page.locator('[data-load-failure*="ColourPicker"]'))).toBeVisible();
  expect(errors.join()).toContain('Loading chunk ColourPicker failed. (timeout)');
  expect(await isOldDocument()).toBe(true);
});
