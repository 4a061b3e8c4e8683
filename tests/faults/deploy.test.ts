/** The site is published anew while somebody reads it: two real builds, the second in the place of the first. */
import { expect, type Page, test } from '@playwright/test';
import { buildSecond, SECOND } from './second-build.ts';
import { type Host, serveBuild } from './serve-build.ts';
import { markDocument, navigate, started, watchPage } from './watch-page.ts';

test.describe.configure({ mode: 'serial' });

let second: ReturnType<typeof buildSecond>;
let host: Host;
test.beforeAll(() => {
  test.setTimeout(300_000);
  second = buildSecond();
});
test.afterAll(() => second?.remove());
test.beforeEach(async () => {
  host = await serveBuild();
});
test.afterEach(() => host.close());

const isSecond = (page: Page) => page.locator(`h1[${SECOND}]`);

test('the second build is another one: other scripts of every page, another mark in its data', async ({ request }) => {
  const scripts = async () => {
    const html = await (await request.get(`${host.origin}/voyah/free`)).text();
    const start = JSON.parse(html.match(/<script id="page-start"[^>]*>([^<]*)/)?.[1] ?? '{}');
    const state = html.match(/<script id="page-state"[^>]*>([^<]*)/)?.[1] ?? '';
    return { files: [...start.preload, ...Object.values<string>(start.routes), start.manifest] as string[], state };
  };
  const first = await scripts();
  host.publish(second.client);
  const next = await scripts();
  const gone = first.files.filter((file) => !next.files.includes(file)).map((file) => file.match(/\w+/g)?.[1]);
  expect(gone).toEqual(expect.arrayContaining(['showroom', 'root', 'route', 'manifest']));
  for (const file of first.files.filter((each) => !next.files.includes(each))) {
    expect((await request.get(`${host.origin}${file}`)).status(), file).toBe(404);
  }
  expect(next.state).not.toBe(first.state);
});

test('the next page comes whole from the new build, as a document', async ({ page }) => {
  const { exceptions } = await watchPage(page);
  await page.goto(`${host.origin}/en/voyah/about`);
  await started(page);
  const isOldDocument = await markDocument(page);
  host.publish(second.client);
  await navigate(page, '/en/voyah/free?color=3#size');
  await expect(isSecond(page)).toHaveText('Voyah Free');
  await expect(page).toHaveURL(`${host.origin}/en/voyah/free?color=3#size`);
  expect(await isOldDocument()).toBe(false);
  // From there on the new build goes on inside its document.
  await started(page);
  const isNewDocument = await markDocument(page);
  await navigate(page, '/en/home');
  await expect(page).toHaveURL(`${host.origin}/en/home`);
  await expect(isSecond(page)).toBeVisible();
  expect(await isNewDocument()).toBe(true);
  await page.goBack();
  await expect(isSecond(page)).toHaveText('Voyah Free');
  expect(exceptions).toEqual([]);
});

test('a page whose old script was already there is not shown with new data', async ({ page }) => {
  const { exceptions } = await watchPage(page);
  await page.goto(`${host.origin}/en/voyah/free`);
  await started(page);
  // The same kind of page: its script has come with this one.
  const isOldDocument = await markDocument(page);
  host.publish(second.client);
  await navigate(page, '/en/voyah/dreamer');
  await expect(isSecond(page)).toHaveText('Voyah Dreamer');
  expect(await isOldDocument()).toBe(false);
  expect(exceptions).toEqual([]);
});

test('what is being read is left alone, and opens what it needs', async ({ page }) => {
  const { exceptions } = await watchPage(page);
  await page.goto(`${host.origin}/en/voyah/free`);
  await started(page);
  const isOldDocument = await markDocument(page);
  host.publish(second.client);
  await page.locator('#specification').scrollIntoViewIfNeeded();
  await page.getByRole('tab').nth(1).click();
  await page.locator('[popovertarget="search"]:visible').first().click();
  await expect(page.locator('#search a[href="/en/home"]').first()).toBeVisible();
  await page.locator('#search input').fill('range');
  await expect(page.locator('#search').getByRole('alert')).toBeVisible();
  expect(await isOldDocument()).toBe(true);
  expect(exceptions).toEqual([]);
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a page that it has kept is the new one as soon as there is one, and whole without network', async ({
    page,
    context,
  }) => {
    const { exceptions } = await watchPage(page);
    const has = (part: string) =>
      page.evaluate(async (mark) => {
        const kept = await (await caches.open('pages')).match('/en/voyah/free');
        return (await kept?.text())?.includes(mark);
      }, part);
    await page.goto(`${host.origin}/en/voyah/free`);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await expect.poll(() => has('<h1')).toBe(true);
    host.publish(second.client);
    await page.goto(`${host.origin}/en/voyah/free`);
    await expect(isSecond(page)).toHaveText('Voyah Free');
    await expect.poll(() => has(SECOND)).toBe(true);
    await started(page);
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.goto(`${host.origin}/en/voyah/free`);
    await expect(isSecond(page)).toHaveText('Voyah Free');
    await started(page);
    expect(exceptions).toEqual([]);
  });
});
