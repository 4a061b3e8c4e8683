/** Between the windows that other tests look at: at any width no line lies across another, and no page scrolls sideways. */
import { expect, test } from '@playwright/test';
import { findCrossings } from '../visit/find-crossings.ts';
import { EVERY_PAGE, URLS } from '../visit/urls.ts';

const WIDTHS = [320, 345, 465, 640, 744, 900, 1023, 1024, 1100, 1280, 1536, 1800, 2560];

for (const url of URLS.filter((each) => EVERY_PAGE || !each.startsWith('/en/'))) {
  test(`${url}: no line across another, at ${WIDTHS.length} widths`, async ({ page }) => {
    await page.goto(url);
    await page.evaluate(() => document.fonts.ready);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const { lines, found } = await findCrossings(page);
      expect(lines).toBeGreaterThan(20);
      expect.soft(found, `${width} px`).toEqual([]);
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect.soft(sideways, `${width} px`).toBeLessThanOrEqual(0);
    }
  });
}
