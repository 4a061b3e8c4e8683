/** The site is published anew while somebody reads it: the hashed files of the page that is open are gone from the host. */
import { expect, test } from '@playwright/test';
import { plainContent } from '../../catalogue/checked-content.ts';
import { textOf } from '../visit/built-files.ts';
import { started } from '../visit/hydrate.ts';
import { markDocument, watchPage } from '../visit/watch-page.ts';
import { type Host, serveBuild } from './serve-build.ts';

let host: Host;
test.beforeEach(async () => {
  host = await serveBuild();
});
test.afterEach(() => host.close());

test('the page that is open goes on; what it can no longer load says so, and a reload keeps what was typed', async ({
  page,
}) => {
  const { exceptions } = await watchPage(page);
  await page.goto(`${host.origin}/en/voyah/free`);
  await started(page);
  const isOldDocument = await markDocument(page);
  host.publishAnew();
  const email = page.locator('form input[type="email"]');
  await email.scrollIntoViewIfNeeded();
  await email.fill('somebody@example.mn');
  const notice = page.locator('[data-load-failure]').first();
  await expect(notice).toBeAttached();
  expect(await isOldDocument(), 'nothing reloads by itself').toBe(true);
  const again = () => notice.getByRole('button', { name: plainContent.messages.sectionBoundary.retry.en }).click();
  await again();
  await expect(notice).toBeAttached();
  await again();
  await expect.poll(isOldDocument).toBe(false);
  await expect(page.locator('h1')).toHaveText(/published anew/);
  await started(page);
  await expect(page.locator('form input[type="email"]')).toHaveValue('somebody@example.mn');
  expect(exceptions).toEqual([]);
});

test('the next page is the new one', async ({ page }) => {
  await page.goto(`${host.origin}/en/voyah/free`);
  await started(page);
  host.publishAnew();
  // By keyboard: the notice of a part whose script is gone may move the link away from below the mouse.
  await page.locator('footer a[href="/en/home"]').first().press('Enter');
  await expect(page.locator('h1')).toHaveText(/published anew/);
  await started(page);
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a page that it has kept is the new one as soon as there is one, and whole without network', async ({
    page,
    context,
  }) => {
    const { exceptions } = await watchPage(page);
    const keeps = (part: string) =>
      page.evaluate(async (text) => {
        const kept = await (await caches.open('pages')).match('/en/voyah/free');
        return (await kept?.text())?.includes(text) ?? false;
      }, part);
    await page.goto(`${host.origin}/en/voyah/free`);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await expect.poll(() => keeps('<h1')).toBe(true);
    host.publishAnew();
    await page.goto(`${host.origin}/en/voyah/free`);
    await expect(page.locator('h1')).toHaveText(/published anew/);
    await expect.poll(() => keeps('published anew')).toBe(true);
    await started(page);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.goto(`${host.origin}/en/voyah/free`);
    await expect(page.locator('h1')).toHaveText(/published anew/);
    await started(page);
    expect(exceptions).toEqual([]);
  });
});

test('the pretended second version is another one', async ({ request }) => {
  host.publishAnew();
  const page = await (await request.get(`${host.origin}/en/voyah/free`)).text();
  const [script = ''] = textOf('/en/voyah/free.html').match(/\/assets\/start-[\w-]+\.js/) ?? [];
  expect((await request.get(`${host.origin}${script}`)).status()).toBe(404);
  expect(page).not.toContain(script);
});
