/**
 * One visit of each page in each window, from the first byte to the end of the page, with fonts that come late. All that must
 * be true of every page is looked at on the way, because loading pages is what takes the time.
 */
import { type CDPSession, expect, type Page, test } from '@playwright/test';
import { splitLocale } from '../../language/locales.ts';
import { findProblems } from '../visit/find-problems.ts';
import { hydrateAll, started } from '../visit/hydrate.ts';
import { scrollToEnd } from '../visit/scroll-to-end.ts';
import { settled } from '../visit/settled.ts';
import { visits } from '../visit/urls.ts';
import { watchPage } from '../visit/watch-page.ts';
import { lastingShifts, watchShifts } from './layout-shifts.ts';

/** The three digits in which every tool gives a shift: less is none. */
const ZERO = 0.0005;
/** After so long a browser warns of what was preloaded and not used (Chromium: 3 s after `load`), in milliseconds. */
const PRELOAD_WARNING = 3500;

for (const { kind, url, width, height } of visits()) {
  test(`${url} (${kind}) at ${width} px`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height });
    const { exceptions, errors } = await watchPage(page);
    const troubles = watchConsoleAndNetwork(page);
    const cdp = await page.context().newCDPSession(page);
    const downloads = await watchDownloads(cdp);
    const fonts = await watchFonts(page, cdp);
    await watchShifts(page);

    const response = await page.goto(url);
    expect(response?.status()).toBe(kind === 'not found' ? 404 : 200);
    const heading = await page.locator('h1').elementHandle();
    const fontsThere = await page.evaluate(() => document.fonts.ready.then(() => performance.now()));
    const preloaded = await page
      .locator('link[rel="preload"][as="font"]')
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));
    expect.soft(preloaded.length).toBeGreaterThan(1);
    expect
      .soft(
        preloaded.filter((font) => !fonts.has(font)),
        'fonts that the head names in vain',
      )
      .toEqual([]);

    await started(page);
    await scrollToEnd(page);
    const shifts = lastingShifts(await page.evaluate(() => window.shifts), fontsThere);
    const shifted = shifts.reduce((sum, { value }) => sum + value, 0);
    expect.soft(shifted, `what moved by itself: ${JSON.stringify(shifts)}`).toBeLessThan(ZERO);

    await hydrateAll(page);
    expect.soft(await heading?.evaluate((element) => element.isConnected), 'React keeps the HTML').toBe(true);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await settled(page);
    expect.soft(await page.locator('html').getAttribute('lang')).toBe(splitLocale(url).locale);
    expect.soft(await page.locator('h1').count(), 'headings of the first level').toBe(1);
    expect.soft((await page.title()).length, 'the title').toBeGreaterThan(5);
    expect.soft(await badPictures(page), 'pictures without text, without size, or shown twice').toEqual([]);
    expect.soft(await findProblems(page), 'accessibility').toEqual([]);

    // The browser warns of preloads in vain only some seconds after `load`.
    await page.waitForFunction((wait) => {
      const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      return performance.now() - (visit?.loadEventEnd ?? 0) > wait;
    }, PRELOAD_WARNING);
    const twice = downloads.filter((file, at) => downloads.indexOf(file) !== at);
    expect.soft(twice, 'files that were downloaded twice').toEqual([]);
    expect.soft(downloads.length).toBeGreaterThan(5);

    await page.setViewportSize({ width: 320, height: 640 });
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(sideways, 'sideways scroll at 320 px').toBeLessThanOrEqual(0);
    const isOwnStatus = (text: string) => kind === 'not found' && /status of 404/.test(text);
    expect([...exceptions, ...errors, ...troubles].filter((text) => !isOwnStatus(text))).toEqual([]);
  });
}

/** Collects warnings, failed requests and requests to anybody else; a page is sound when it stays empty. */
function watchConsoleAndNetwork(page: Page): string[] {
  const troubles: string[] = [];
  page.on('console', (message) => {
    // The tests forbid the worker; it has tests of its own.
    if (message.text().startsWith('Service Worker registration blocked')) return;
    if (message.type() === 'error' || message.type() === 'warning') troubles.push(message.text());
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // A picture is given up for another one when the window changes its width.
    if (reason !== 'net::ERR_ABORTED') troubles.push(`${request.url()} ${reason}`);
  });
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol !== 'data:' && hostname !== 'localhost') troubles.push(`third-party request: ${request.url()}`);
  });
  return troubles;
}

/** The paths of the fonts as they are asked for. They come after the first paint with the local ones, all together. */
async function watchFonts(page: Page, cdp: CDPSession): Promise<Set<string>> {
  const asked = new Set<string>();
  let painted: Promise<unknown> | undefined;
  // Playwright's own routes would switch off the browser's cache.
  cdp.on('Fetch.requestPaused', async ({ requestId, request }) => {
    asked.add(new URL(request.url).pathname);
    painted ??= page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await painted.catch(() => undefined);
    await cdp.send('Fetch.continueRequest', { requestId }).catch(() => undefined);
  });
  await cdp.send('Fetch.enable', { patterns: [{ urlPattern: '*.woff2' }] });
  return asked;
}

const badPictures = (page: Page) =>
  page.evaluate(() => {
    const pictures = [...document.querySelectorAll<HTMLImageElement>('main img')].filter(
      (image) => image.closest('dialog, [popover]') === null,
    );
    // A picture is its folder, whatever the width; a drawing is its file.
    const sources = pictures.map(({ src }) => new URL(src).pathname.replace(/\/\d+\.\w+$/, ''));
    // The cut-out of a car stands for its name: in the list of cars, beside its order, above its column.
    const isCutOut = (source = '') => /\/card\.\w+$/.test(source);
    return pictures.flatMap(({ src, alt, width, height }, at) => [
      ...(alt === '' ? [`no text: ${src}`] : []),
      ...(width * height > 0 ? [] : [`no size: ${src}`]),
      ...(isCutOut(sources[at]) || sources.indexOf(sources[at] ?? '') === at ? [] : [`shown twice: ${src}`]),
    ]);
  });

/** Writes down what really comes over the network, whole: not what a cache answers, or parts of a video. */
async function watchDownloads(cdp: CDPSession): Promise<string[]> {
  const downloads: string[] = [];
  const answered = new Map<string, string>();
  // The browser tells of a copy that is still right as of a whole answer; only the raw answer says 304.
  const stillRight = new Set<string>();
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    const { url, status, fromDiskCache, fromPrefetchCache } = response;
    const isKept = fromDiskCache || fromPrefetchCache || url.startsWith('data:');
    if (status === 200 && !isKept) answered.set(requestId, new URL(url).pathname);
  });
  cdp.on('Network.responseReceivedExtraInfo', ({ requestId, statusCode }) => {
    if (statusCode === 304) stillRight.add(requestId);
  });
  cdp.on('Network.requestServedFromCache', ({ requestId }) => answered.delete(requestId));
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const file = answered.get(requestId);
    if (file !== undefined && encodedDataLength > 0 && !stillRight.has(requestId)) downloads.push(file);
  });
  await cdp.send('Network.enable');
  return downloads;
}
