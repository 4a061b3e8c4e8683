import { expect, type Page, test } from '@playwright/test';
import { ADDRESSES } from './addresses.ts';
import { findProblems } from './axe.ts';

/** Collects what the console says and what fails to load; a page is sound when both stay empty. */
function watch(page: Page): string[] {
  const troubles: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('Service Worker registration blocked')) return;
    if (message.type() === 'error' || message.type() === 'warning') troubles.push(message.text());
  });
  page.on('pageerror', (error) => troubles.push(error.message));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // A page that was being fetched ahead is dropped when its link leaves the view.
    if (reason !== 'net::ERR_ABORTED') troubles.push(`${request.url()} ${reason}`);
  });
  page.on('request', (request) => {
    if (!request.url().startsWith('http://localhost') && !request.url().startsWith('data:')) {
      troubles.push(`third-party request: ${request.url()}`);
    }
  });
  return troubles;
}

/** Scrolls to the end so that everything lazy has come. */
async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await new Promise((done) => setTimeout(done, 30));
    }
    scrollTo(0, 0);
  });
}

for (const address of ADDRESSES) {
  test.describe(address, () => {
    const isEnglish = address.startsWith('/en/');

    test('is a sound document', async ({ page }) => {
      const troubles = watch(page);
      const response = await page.goto(address, { waitUntil: 'load' });
      expect(response?.status()).toBe(200);
      await expect(page.locator('html')).toHaveAttribute('lang', isEnglish ? 'en' : 'mn');
      await expect(page.locator('h1')).toHaveCount(1);
      expect((await page.title()).length).toBeGreaterThan(5);
      await scrollThrough(page);
      const pictures = await page
        .locator('main img:not(dialog img)')
        .evaluateAll((images) =>
          (images as HTMLImageElement[]).map(({ src, alt, width, height }) => ({ src, alt, width, height })),
        );
      for (const picture of pictures) {
        expect(picture.alt, picture.src).not.toBe('');
        expect(picture.width * picture.height, picture.src).toBeGreaterThan(0);
      }
      // A picture is its folder, whatever the width; a drawing is its file.
      const sources = pictures.map(({ src }) => new URL(src).pathname.replace(/\/\d+\.\w+$/, ''));
      expect(
        sources.filter((source, at) => sources.indexOf(source) !== at),
        'a picture is shown twice',
      ).toEqual([]);
      expect(troubles).toEqual([]);
    });

    for (const width of [375, 1440]) {
      test(`has no accessibility problem at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(address);
        await scrollThrough(page);
        expect(await findProblems(page)).toEqual([]);
      });
    }

    test('does not scroll sideways at 320 px', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(address);
      const [content, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
      expect(content).toBeLessThanOrEqual(window ?? 0);
    });
  });
}

/** One page of each kind. */
const KINDS = [
  '/home',
  '/voyah',
  '/voyah/free',
  '/voyah/free/inter',
  '/voyah/free/feature',
  '/aeolus/huge',
  '/voyah/about',
  '/forthing/about',
];
/** After so long a browser complains about what was preloaded and not used (Chromium: 3 s after `load`); milliseconds. */
const PRELOAD_PATIENCE = 4500;

for (const [device, screen] of Object.entries({
  phone: { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1440, height: 900 } },
})) {
  test.describe(`on a ${device}`, () => {
    test.use(screen);

    for (const address of KINDS.flatMap((kind) => [kind, `/en${kind}`])) {
      test(`${address} loads each file once, and nothing in vain`, async ({ page }) => {
        test.slow();
        const troubles = watch(page);
        const downloads = await watchDownloads(page);
        await page.goto(address);
        await page.waitForFunction(() => '__reactRouterDataRouter' in window);
        await page.evaluate((wait) => new Promise((done) => setTimeout(done, wait)), PRELOAD_PATIENCE);
        await scrollThrough(page);
        await page.waitForLoadState('networkidle');
        expect(downloads.length).toBeGreaterThan(8);
        const twice = downloads.filter((file, at) => downloads.indexOf(file) !== at);
        expect({ twice, troubles }).toEqual({ twice: [], troubles: [] });
      });
    }
  });
}

/** Writes down what really comes over the network, whole: not what a cache answers, or parts of a video. */
async function watchDownloads(page: Page): Promise<string[]> {
  const downloads: string[] = [];
  const answered = new Map<string, string>();
  // The browser tells of a copy that is still right as of a whole answer; only the raw answer says 304.
  const stillRight = new Set<string>();
  const cdp = await page.context().newCDPSession(page);
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    const { url, status, fromDiskCache, fromPrefetchCache, fromServiceWorker } = response;
    // The worker asks whether its copy is still right, and hands on a whole file although no body came.
    const isKept = fromDiskCache || fromPrefetchCache || fromServiceWorker || url.startsWith('data:');
    if (status === 200 && !isKept) answered.set(requestId, new URL(url).pathname);
  });
  cdp.on('Network.responseReceivedExtraInfo', ({ requestId, statusCode }) => {
    if (statusCode === 304) stillRight.add(requestId);
  });
  cdp.on('Network.requestServedFromCache', ({ requestId }) => answered.delete(requestId));
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const file = answered.get(requestId);
    const isWhole = encodedDataLength > 0 && !stillRight.has(requestId);
    if (file !== undefined && isWhole) downloads.push(file);
  });
  await cdp.send('Network.enable');
  return downloads;
}
