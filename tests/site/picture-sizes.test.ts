/**
 * `sizes` is a promise about the layout that browsers take before they know it. Here it is held against the layout:
 * a promise that is too low shows a blurred picture, one that is too high wastes the visitor's data. And the picture that
 * fills most of the first view is the one that is loaded first.
 */
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { findRole, ROLES } from '../../media/roles.ts';
import { taken, URLS } from '../visit/urls.ts';

/** One page of each kind; the English edition has the same layout. */
const PAGES = [
  '/home',
  '/voyah',
  '/forthing',
  '/voyah/free',
  '/voyah/free/inter',
  '/voyah/free/feature',
  '/voyah/about',
  '/aeolus/huge',
];

/** Promised by needed width. A file is at least a fifth wider than the next, so small differences change nothing. */
const LEAST = 0.8;
const MOST = 1.5;

/** How far the widest file of a picture may be enlarged: by a seventh nobody sees it, by a quarter it is soft. */
const ENLARGED = 1.15;

const rendered: Record<string, { size?: [width: number, height: number] }> = JSON.parse(
  readFileSync('studio/rendered.json', 'utf8'),
);

/** What the widest file of each of our own renders has, in pixels. A photograph that the dealer puts in its place may be narrower. */
const WIDEST = new Map(
  Object.entries(rendered).flatMap(([id, { size }]) => {
    const role = findRole(id);
    if (role === undefined || size === undefined) return [];
    return [[id, Math.min(size[0], Math.max(...Object.keys(ROLES[role].files).map(Number)))]];
  }),
);

type Shown = { picture: string; promised: number; needed: number };

/** The id of a picture by the address of a file of it: `/pictures/voyah-free/hero.04d1737b/800.webp` is `voyah-free/hero`. */
const idOf = (address: string): string => /^\/pictures\/([^.]+)\./.exec(address)?.[1] ?? '';

/** What every picture that can be seen was promised and what it takes, in CSS pixels. */
const measure = (page: Page): Promise<Shown[]> =>
  page.evaluate(() => {
    const ruler = document.body.appendChild(document.createElement('div'));
    const lengthOf = (sizes: string): number => {
      for (const candidate of sizes.split(/,(?![^(]*\))/)) {
        const [, condition, length = ''] = candidate.trim().match(/^(\(.*\))?\s*(\S.*)$/) ?? [];
        if (condition !== undefined && !matchMedia(condition).matches) continue;
        ruler.style.inlineSize = length;
        return ruler.getBoundingClientRect().width;
      }
      return innerWidth;
    };
    const shown = [...document.querySelectorAll('picture')].flatMap((picture) => {
      const image = picture.querySelector('img');
      const source = [...picture.querySelectorAll('source')].find(
        ({ media }) => media === '' || matchMedia(media).matches,
      );
      if (image === null || source === undefined || !image.checkVisibility()) return [];
      const { width, height } = image.getBoundingClientRect();
      const shaped = source.hasAttribute('width') ? source : image;
      const shape = Number(shaped.getAttribute('width')) / Number(shaped.getAttribute('height'));
      const covers = getComputedStyle(image).objectFit === 'cover';
      const needed = covers ? Math.max(width, height * shape) : width;
      return [{ picture: image.getAttribute('src') ?? '', promised: lengthOf(source.sizes), needed }];
    });
    ruler.remove();
    return shown.map(({ picture, promised, needed }) => ({
      picture,
      promised: Math.round(promised),
      needed: Math.round(needed),
    }));
  });

/** Pictures below `least` pixels that lead nowhere; but for slides, of which a view has a specified number, and heads of columns. */
const tooSmall = (page: Page, least: number): Promise<string[]> =>
  page.evaluate((limit) => {
    const leads = (image: Element) =>
      image.closest('a, button, summary, dialog, #compare, [aria-roledescription]') !== null ||
      (image.closest('li')?.querySelector('a') ?? null) !== null;
    return [...document.querySelectorAll('main picture > img')]
      .filter((image) => image.checkVisibility() && !leads(image) && image.getBoundingClientRect().width < limit)
      .map((image) => `${image.getAttribute('src')}: ${Math.round(image.getBoundingClientRect().width)} px`);
  }, least);

/** Windows, some with the width from which on a picture that leads nowhere is large enough to be looked at. */
const WINDOWS: readonly (readonly [width: number, height: number, least?: number])[] = [
  [375, 812, 280],
  [390, 844],
  [812, 375],
  [820, 1180],
  [1280, 800],
  [1440, 900, 400],
  [1920, 1080],
  [2560, 1440],
];

for (const address of PAGES) {
  test(`${address}: pictures are as wide as promised, and large enough`, async ({ page }) => {
    await page.goto(address);
    for (const [width, height, least] of WINDOWS) {
      await page.setViewportSize({ width, height });
      const shown = (await measure(page)).filter(({ needed }) => needed > 0);
      expect.soft(shown, `at ${width} px`).not.toEqual([]);
      const wrong = shown.filter(({ promised, needed }) => promised < LEAST * needed || promised > MOST * needed);
      expect.soft(wrong, `at ${width} px`).toEqual([]);
      const soft = shown.filter(({ picture, needed }) => needed > ENLARGED * (WIDEST.get(idOf(picture)) ?? needed));
      expect.soft(soft, `soft at ${width} px`).toEqual([]);
      if (least !== undefined) expect.soft(await tooSmall(page, least), `small at ${width} px`).toEqual([]);
    }
  });
}

for (const [column, [width, height]] of [[412, 823] as const, [1280, 800] as const].entries()) {
  test(`the largest picture of a first view of ${width} × ${height} is loaded first, on every page`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ viewport: { width, height }, javaScriptEnabled: false });
    const page = await context.newPage();
    // The places of pictures are known without their bytes.
    await page.route('**/pictures/**', (route) => route.abort());
    // The two editions have the same pictures: in `npm test` each page is seen in one of the windows.
    for (const address of taken(URLS, column)) {
      await page.goto(address);
      const { largest, first } = await page.evaluate(() => {
        const images = [...document.querySelectorAll('img')].filter((image) => image.checkVisibility());
        const seen = (image: Element) => {
          const { left, right, top, bottom } = image.getBoundingClientRect();
          const wide = Math.min(right, innerWidth) - Math.max(left, 0);
          const high = Math.min(bottom, innerHeight) - Math.max(top, 0);
          return Math.max(0, wide) * Math.max(0, high);
        };
        const largest = images.filter((image) => seen(image) > 0).sort((one, other) => seen(other) - seen(one))[0];
        return {
          largest: largest?.getAttribute('src'),
          first: images
            .filter((image) => image.loading === 'eager' && image.fetchPriority === 'high')
            .map((image) => image.getAttribute('src')),
        };
      });
      expect.soft(first.length, address).toBeLessThanOrEqual(1);
      // Some windows show no picture before they are scrolled.
      if (largest !== undefined) expect.soft(first, address).toEqual([largest]);
    }
    await context.close();
  });
}
