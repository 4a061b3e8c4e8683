/** Nothing that is said at the head of a page lies over a car, whatever the shape of the window. */
import { expect, type Page, test } from '@playwright/test';
import { modelPaths } from '../../catalogue/model-paths.ts';
import { LOCALES, localePath } from '../../language/locales.ts';
import { given } from '../visit/given.ts';
import { KINDS, taken } from '../visit/urls.ts';

const PHONES_HELD_ACROSS = [
  [640, 360],
  [667, 375],
  [812, 375],
  [932, 430],
] as const;

const WINDOWS = [
  ...PHONES_HELD_ACROSS,
  [1024, 768],
  [1024, 900],
  [1180, 820],
  [1280, 720],
  [1280, 800],
  [1366, 768],
  [1440, 860],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
  // As low as a window is in which the car is shown larger.
  [2560, 1284],
] as const;

/** The upper left corner of the car in its hero, as shares of the picture from its lower left (`HEROES` in `studio/views.py`). */
const CAR = { left: 0.2, top: 0.62 };
/** Seen from the front, it is higher and narrower. */
const FACE = { left: 0.32, top: 0.66 };

for (const [row, { path }] of modelPaths().entries()) {
  for (const locale of taken(LOCALES, row, LOCALES.length)) {
    test(`${localePath(path, locale)}: no words over the car`, async ({ page }) => {
      await page.goto(localePath(path, locale));
      for (const [width, height] of WINDOWS) {
        await page.setViewportSize({ width, height });
        const { over } = await lookAtHero(page, path.endsWith('/huge') ? FACE : CAR);
        expect.soft(over, `${width} × ${height}`).toEqual([]);
      }
    });
  }
}

/** The first car in the pictures of home and of the brands. */
const CARS = { left: 0.08, top: 0.5 };
/** A cabin fills its picture. */
const CABIN = { left: 0, top: 1 };

const OTHER_HEROES = ['home', 'brand', 'interior', 'features'].flatMap((kind) => given(KINDS[kind]));

for (const [row, path] of OTHER_HEROES.entries()) {
  const url = localePath(path, given(LOCALES[row % LOCALES.length]));
  test(`${url}: on a phone held across, words and picture are beside each other in the first window`, async ({
    page,
  }) => {
    await page.goto(url);
    for (const [width, height] of PHONES_HELD_ACROSS) {
      await page.setViewportSize({ width, height });
      const { over, shown } = await lookAtHero(page, path.includes('/free/') ? CABIN : CARS);
      expect.soft(over, `${width} × ${height}`).toEqual([]);
      expect.soft(shown, `share of the picture's height in the window of ${width} × ${height}`).toBeGreaterThan(0.9);
    }
  });
}

/**
 * The lines of words at the head of the page that lie over the subject of its picture, and how much of the picture's height
 * is in the window. `subject` is the upper left corner, as shares of the picture from its lower left.
 */
const lookAtHero = (page: Page, subject: { left: number; top: number }) =>
  page.evaluate(({ left, top }) => {
    const picture = document.querySelector<HTMLImageElement>('main img[fetchpriority="high"]');
    const words = picture?.closest<HTMLElement>('[data-band]');
    if (picture === null || words == null) throw new Error('There is no hero.');
    // `object-fit: cover`, at the foot of its box and in the middle across.
    const box = picture.getBoundingClientRect();
    const [wide, high] = [Number(picture.getAttribute('width')), Number(picture.getAttribute('height'))];
    const scale = Math.max(box.width / wide, box.height / high);
    const car = {
      left: box.left + (box.width - wide * scale) / 2 + left * wide * scale,
      top: box.bottom - top * high * scale,
    };
    const over: string[] = [];
    const walker = document.createTreeWalker(words, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (!node.parentElement?.checkVisibility() || node.parentElement.closest('figcaption') !== null) continue;
      const range = document.createRange();
      range.selectNodeContents(node.parentElement.closest('a, button') ?? node);
      for (const line of range.getClientRects())
        if (line.right > car.left && line.bottom > car.top) over.push(node.textContent ?? '');
    }
    return { over, shown: (Math.min(innerHeight, box.bottom) - box.top) / box.height };
  }, subject);
