/**
 * How long pages are, how much of the first view the bars take, and where the hero ends: what makes a page on a phone bearable.
 * Lengths in CSS pixels.
 */
import { expect, type Page, test } from '@playwright/test';
import { plainContent } from '../../catalogue/checked-content.ts';
import { modelPaths } from '../../catalogue/model-paths.ts';
import { LOCALES, localePath } from '../../language/locales.ts';
import { scrollToEnd } from '../visit/scroll-to-end.ts';
import { taken } from '../visit/urls.ts';

const WINDOWS = [
  { width: 1440, height: 900, bars: 128, bar: 56, model: 9450, home: 5450 },
  { width: 375, height: 812, bars: 100, bar: 44, model: 10_000, home: 6550 },
];
const MODELS = modelPaths().map(({ path }) => path);
/** A price that the dealer fills in is a line of its car's card on the home page, and the first opens a group of the comparison. */
const priced = Object.values(plainContent.dealer.cars ?? {}).filter(({ price }) => price !== undefined).length;
const PRICES = priced === 0 ? 0 : 60 + 40 * priced;

/** Of the whole page, once everything in it has come. */
async function lengthOf(page: Page) {
  await scrollToEnd(page);
  return page.evaluate(() => document.documentElement.scrollHeight);
}

for (const [column, { width, height, bars, bar, model, home }] of WINDOWS.entries()) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } });

    // The locales take turns, so that each window meets each of them.
    const urls = MODELS.flatMap((path, at) =>
      taken(LOCALES, at + column, LOCALES.length).map((locale) => localePath(path, locale)),
    );
    for (const url of urls) {
      test(`${url}: one slim bar, the hero in the first view, no more than ${model} px`, async ({ page }) => {
        await page.goto(url);
        const places = await page.evaluate(() => {
          const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().toJSON();
          return {
            strip: boxOf('section[data-shared]'),
            pages: boxOf('main nav:not([data-band])'),
            heading: boxOf('h1'),
            picture: boxOf('main img[fetchpriority="high"]'),
          };
        });
        expect(places.strip?.height).toBe(bar);
        // The car's pages stand in the strip, not below it.
        expect(places.pages?.bottom).toBeLessThanOrEqual(places.strip?.bottom);
        expect(places.strip?.bottom).toBeLessThanOrEqual(bars);
        expect(places.heading?.top).toBeGreaterThan(bars);
        expect(places.picture?.bottom).toBeLessThanOrEqual(height);
        const length = await lengthOf(page);
        // What the dealer fills in for the car stands at its order and comes on top: warranties, an example loan, a test drive.
        const offered = await page.evaluate(
          () => document.querySelector('#order dl')?.parentElement?.offsetHeight ?? 0,
        );
        expect(length - offered).toBeLessThanOrEqual(model);
      });
    }

    for (const locale of LOCALES) {
      test(`${localePath('/home', locale)}: no more than ${home} px`, async ({ page }) => {
        await page.goto(localePath('/home', locale));
        expect(await lengthOf(page)).toBeLessThanOrEqual(home + PRICES);
      });
    }
  });
}

test('on the narrowest phones a wordmark ends before the tabs beside it, and the name of the car takes one line', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of MODELS) {
    await page.goto(path);
    const { wordmark, tabs, lines } = await page.evaluate(() => {
      const boxOf = (selector: string) => (document.querySelector(selector) as Element).getBoundingClientRect();
      const name = document.createRange();
      name.selectNodeContents(document.querySelector('h1') as Element);
      return {
        wordmark: boxOf('section[data-shared] svg').right,
        tabs: boxOf('main nav:not([data-band]) a').left,
        lines: new Set([...name.getClientRects()].map(({ top }) => Math.round(top))).size,
      };
    });
    expect.soft(wordmark, path).toBeLessThan(tabs);
    expect.soft(lines, path).toBe(1);
  }
});

test('on a phone held across a car and its six paints are in one window, between the bars', async ({ page }) => {
  for (const path of taken(MODELS)) {
    await page.setViewportSize({ width: 667, height: 375 });
    await page.goto(path);
    await scrollToEnd(page);
    for (const [width, height] of [
      [667, 375],
      [812, 375],
      [932, 430],
    ] as const) {
      await page.setViewportSize({ width, height });
      const left = await page.evaluate(() => {
        const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
        const bars = Number.parseFloat(scrollPaddingTop) + (Number.parseFloat(scrollPaddingBottom) || 0);
        const stage = document.querySelector('#colours') as Element;
        return innerHeight - bars - stage.getBoundingClientRect().height;
      });
      expect(left, `${path} at ${width} × ${height}`).toBeGreaterThanOrEqual(0);
    }
  }
});
