/** The service worker: what was visited opens without network, what is new is never mixed with what is old. */
import { expect, type Page, test } from '@playwright/test';
import { plainContent } from '../../catalogue/checked-content.ts';
import { textOf } from '../visit/built-files.ts';
import { started } from '../visit/hydrate.ts';
import { markDocument, watchPage } from '../visit/watch-page.ts';
import { type Host, serveBuild } from './serve-build.ts';

test.use({ serviceWorkers: 'allow' });

let host: Host;
test.beforeEach(async () => {
  host = await serveBuild();
});
test.afterEach(() => host.close());

/** Waits until the worker answers for the page and has kept the page itself. */
async function kept(page: Page, path: string) {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await expect
    .poll(() =>
      page.evaluate(async (address) => {
        const page = await (await caches.open('pages')).match(address);
        const assets = await (await caches.open('assets')).keys();
        return navigator.serviceWorker.controller !== null && page !== undefined && assets.length > 5;
      }, path),
    )
    .toBe(true);
}

test('after the first visit the page opens without network, and others say what is wrong', async ({
  page,
  context,
}) => {
  const { exceptions } = await watchPage(page);
  await page.goto(`${host.origin}/voyah/free?color=3`);
  await kept(page, '/voyah/free');
  await context.setOffline(true);
  await page.goto(`${host.origin}/voyah/free`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Voyah Free');
  await started(page);
  const hero = page.locator('main img').first();
  await expect.poll(() => hero.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  await page.goto(`${host.origin}/aeolus`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'mn');
  await expect(page.locator('main a[href^="tel:"]').first()).toBeVisible();
  await page.goto(`${host.origin}/en/aeolus/shinegs?color=2#order`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(plainContent.pages.offline.heading.en);
  await context.setOffline(false);
  await page.getByRole('link', { name: plainContent.pages.offline.retry.en }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aeolus Shine GS');
  expect(exceptions).toEqual([]);
});

test('a link that fails while the worker is installed takes only time: the next page installs it whole', async ({
  page,
  context,
}) => {
  host.replaced.set('/en/offline', undefined);
  await page.goto(`${host.origin}/en/home`);
  await expect.poll(() => host.asked).toContain('/en/offline');
  host.replaced.clear();
  await page.goto(`${host.origin}/en/voyah`);
  await kept(page, '/en/voyah');
  await context.setOffline(true);
  await page.goto(`${host.origin}/en/aeolus`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(plainContent.pages.offline.heading.en);
});

test('pages come from the network as long as there is one; videos and parts of files are left alone', async ({
  page,
}) => {
  await page.goto(`${host.origin}/en/home`);
  await kept(page, '/en/home');
  host.replaced.set('/en/home', textOf('/en/home.html').replace(/<h1([^>]*)>.*?<\/h1>/s, '<h1$1>Published anew</h1>'));
  await page.goto(`${host.origin}/en/home`);
  await expect(page.locator('h1')).toHaveText('Published anew');
  const part = await page.evaluate(async () => {
    const response = await fetch('/favicon.svg', { headers: { Range: 'bytes=0-9' } });
    return [response.status, (await caches.match('/favicon.svg')) === undefined];
  });
  expect(part).toEqual([206, true]);
});

test('the caches keep their size, and pictures push out no script', async ({ page }) => {
  await page.goto(`${host.origin}/en/home`);
  // What an earlier worker kept under another name.
  await page.evaluate(async () => (await caches.open('files')).put('/assets/old.js', new Response('old')));
  await kept(page, '/en/home');
  const script = await page.evaluate(async () => {
    const fill = async (name: string, count: number, path: string) => {
      const cache = await caches.open(name);
      for (let at = 0; at < count; at += 1) await cache.put(`${path}${at}`, new Response('old'));
    };
    const ofThePage = (part: string) => {
      const entries = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
      return entries.filter((path) => path.startsWith(part)) as [string, ...string[]];
    };
    await fill('pages', 120, '/old/');
    await fill('pictures', 300, '/pictures/old-');
    // Whatever is kept next brings a cache to its size.
    const [picture] = ofThePage('/pictures/');
    await (await caches.open('pictures')).delete(picture);
    for (const address of ['/en/aeolus', picture]) await fetch(address);
    return ofThePage('/assets/').find((path) => path.includes('/start-'));
  });
  const counts = () =>
    page.evaluate(
      async (script) => [
        (await (await caches.open('pages')).keys()).length,
        (await (await caches.open('pictures')).keys()).length,
        (await caches.match('/en/offline')) !== undefined,
        (await caches.match(script ?? '')) !== undefined,
      ],
      script,
    );
  await expect.poll(counts).toEqual([90, 200, true, true]);
  expect(await page.evaluate(() => caches.has('files'))).toBe(false);
  await page.evaluate(async () => {
    const assets = await caches.open('assets');
    for (let at = 0; at < 150; at += 1) await assets.put(`/assets/old-${at}.js`, new Response('old'));
    const [first] = (await assets.keys()).map(({ url }) => new URL(url).pathname);
    await assets.delete(first ?? '');
    await fetch(first ?? '');
  });
  await expect.poll(() => page.evaluate(async () => (await (await caches.open('assets')).keys()).length)).toBe(120);
});

test('a damaged disk takes nothing away while there is a network', async ({ page, context }) => {
  const { exceptions } = await watchPage(page);
  await page.goto(`${host.origin}/voyah/free`);
  await kept(page, '/voyah/free');
  for (const worker of context.serviceWorkers()) {
    await worker.evaluate(() => {
      const fail = () => Promise.reject(new DOMException('The disk is damaged.', 'UnknownError'));
      for (const name of ['open', 'match', 'keys'] as const) CacheStorage.prototype[name] = fail;
    });
  }
  await page.goto(`${host.origin}/en/aeolus/shinegs`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aeolus Shine GS');
  await started(page);
  const hero = page.locator('main img').first();
  await expect.poll(() => hero.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(exceptions).toEqual([]);
});

test('a new worker takes over without reloading the page', async ({ page }) => {
  await page.goto(`${host.origin}/en/voyah`);
  await kept(page, '/en/voyah');
  const isOldDocument = await markDocument(page);
  host.replaced.set('/service-worker.js', `${textOf('/service-worker.js')}\n// another build`);
  host.asked.length = 0;
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const changed = new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done));
    await registration.update();
    await changed;
  });
  // What a reload would ask for comes before what is asked for now.
  await page.evaluate(() => fetch('/robots.txt').then(() => undefined));
  expect(await isOldDocument()).toBe(true);
  expect(host.asked.filter((path) => path === '/en/voyah')).toEqual([]);
});

test('built without it, the worker of an earlier build removes itself and what it kept', async ({ page }) => {
  await page.goto(`${host.origin}/en/voyah`);
  await kept(page, '/en/voyah');
  const { build } = await import('vite');
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, lib: { entry: 'src/offline/service-worker-off.ts', formats: ['iife'], name: 'worker' } },
  });
  const [output] = Array.isArray(result) ? result : [result];
  const code = output !== undefined && 'output' in output ? output.output[0].code : '';
  host.replaced.set('/service-worker.js', code);
  await page.evaluate(() =>
    navigator.serviceWorker.ready.then((registration) => registration.update()).then(() => undefined),
  );
  await expect
    .poll(() =>
      page.evaluate(async () => [
        (await caches.keys()).length,
        (await navigator.serviceWorker.getRegistrations()).length,
      ]),
    )
    .toEqual([0, 0]);
});
