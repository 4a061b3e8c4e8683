/** Between the windows that other tests look at: at any width no line lies across another, and no page scrolls sideways. */
import { expect, type Page, test } from '@playwright/test';
import { EVERY_PAGE, URLS } from '../visit/urls.ts';

const WIDTHS = [320, 345, 465, 640, 744, 900, 1023, 1024, 1100, 1280, 1536, 1800, 2560];

/** Pairs of lines that lie across each other; what stays in place while the page scrolls lies over it on purpose. */
const crossings = (page: Page) =>
  page.evaluate(() => {
    const isInPlace = (element: Element | null): boolean =>
      element !== null && (/sticky|fixed/.test(getComputedStyle(element).position) || isInPlace(element.parentElement));
    /** Words for screen readers alone are clipped to a pixel. */
    const isClipped = (element: HTMLElement | null): boolean =>
      element !== null && (element.offsetWidth <= 1 || element.offsetHeight <= 1 || isClipped(element.parentElement));
    const lines: { element: Element; text: string; left: number; right: number; top: number; bottom: number }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (element === null || text === '' || element.closest('svg, details:not([open]) > :not(summary)')) continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      if (isClipped(element) || isInPlace(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, right, top, bottom, width, height } of range.getClientRects()) {
        if (width < 4 || height < 4) continue;
        // A line's box has air above and below its letters, which tight headings share.
        lines.push({ element, text, left, right, top: top + 0.18 * height, bottom: bottom - 0.18 * height });
      }
    }
    lines.sort((one, other) => one.top - other.top);
    const found = new Set<string>();
    for (const [at, one] of lines.entries()) {
      for (const other of lines.slice(at + 1)) {
        if (other.top >= one.bottom) break;
        if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
        if (one.left < other.right - 1 && other.left < one.right - 1) found.add(`“${one.text}” across “${other.text}”`);
      }
    }
    return { lines: lines.length, found: [...found] };
  });

for (const url of URLS.filter((each) => EVERY_PAGE || !each.startsWith('/en/'))) {
  test(`${url}: no line across another, at ${WIDTHS.length} widths`, async ({ page }) => {
    await page.goto(url);
    await page.evaluate(() => document.fonts.ready);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const { lines, found } = await crossings(page);
      expect(lines).toBeGreaterThan(20);
      expect.soft(found, `${width} px`).toEqual([]);
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect.soft(sideways, `${width} px`).toBeLessThanOrEqual(0);
    }
  });
}
