/** Fonts: all letters of a first view come at once, and what is high up is as high without them. */
import { expect, type Page, test } from '@playwright/test';
import { ADDRESSES } from './addresses.ts';
import { WINDOWS } from './windows.ts';

const FONTS = /\.woff2$/;

for (const [width, height] of WINDOWS) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height } });
    for (const address of ADDRESSES) {
      // A font that the head does not name comes later than the others, and the lines break anew.
      test(`${address}: the head asks for the fonts of the first view, and for no other`, async ({ page }) => {
        const asked = new Set<string>();
        page.on('request', (request) => {
          if (FONTS.test(request.url())) asked.add(new URL(request.url()).pathname);
        });
        await page.route(/\.js$/, (route) => route.abort());
        await page.goto(address);
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        const preloaded = await page
          .locator('link[rel="preload"][as="font"]')
          .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));
        expect(preloaded.length).toBeGreaterThan(1);
        expect([...asked].sort()).toEqual(preloaded.sort());
        expect(await loadedFonts(page)).toBe(preloaded.length);
      });
    }
  });
}

test('the bar of a car is as high in the local font as in ours, on phones of every width', async ({ page }) => {
  test.slow();
  const cars = ADDRESSES.filter((address) => {
    const [, , car] = address.replace(/^\/en/, '').split('/');
    return car !== undefined && car !== 'about';
  });
  expect(cars.length).toBeGreaterThan(10);
  for (const address of cars) {
    await page.goto(address);
    const ours = await barHeights(page);
    expect(await loadedFonts(page)).toBeGreaterThan(1);
    await page.route(FONTS, (route) => route.abort());
    await page.goto(address);
    expect(await barHeights(page), address).toEqual(ours);
    expect(await loadedFonts(page)).toBe(0);
    await page.unroute(FONTS);
  }
});

async function barHeights(page: Page): Promise<number[]> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const bar = page.locator('main nav').first();
  const heights: number[] = [];
  for (const width of [320, 360, 375, 384, 390, 393, 412, 414, 430]) {
    await page.setViewportSize({ width, height: 823 });
    heights.push((await bar.boundingBox())?.height ?? Number.NaN);
  }
  return heights;
}

/** How many of our fonts the page has. */
const loadedFonts = (page: Page) =>
  page.evaluate(
    () => [...document.fonts].filter(({ family, status }) => /Variable/.test(family) && status === 'loaded').length,
  );
