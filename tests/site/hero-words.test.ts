/** Nothing that is said at the head of a car's page lies over the car, whatever the shape of the window. */
import { expect, test } from '@playwright/test';
import { modelPaths } from '../../catalogue/model-paths.ts';
import { LOCALES, localePath } from '../../language/locales.ts';
import { taken } from '../visit/urls.ts';

const WINDOWS = [
  // Phones held across.
  [640, 360],
  [667, 375],
  [812, 375],
  [932, 430],
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
        const over = await page.evaluate(
          ({ left, top }) => {
            const picture = document.querySelector<HTMLImageElement>('main img[fetchpriority="high"]');
            const words = document.querySelector('h1')?.parentElement;
            if (picture === null || words == null) throw new Error('There is no hero.');
            // `object-fit: cover`, at the foot of its box and in the middle across.
            const box = picture.getBoundingClientRect();
            const [wide, high] = [Number(picture.getAttribute('width')), Number(picture.getAttribute('height'))];
            const scale = Math.max(box.width / wide, box.height / high);
            const car = {
              left: box.left + (box.width - wide * scale) / 2 + left * wide * scale,
              top: box.bottom - top * high * scale,
            };
            const lines: string[] = [];
            const walker = document.createTreeWalker(words, NodeFilter.SHOW_TEXT);
            for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
              if (!node.parentElement?.checkVisibility()) continue;
              const range = document.createRange();
              range.selectNodeContents(node.parentElement.closest('a, button') ?? node);
              for (const line of range.getClientRects())
                if (line.right > car.left && line.bottom > car.top) lines.push(node.textContent ?? '');
            }
            return lines;
          },
          path.endsWith('/huge') ? FACE : CAR,
        );
        expect.soft(over, `${width} × ${height}`).toEqual([]);
      }
    });
  }
}
