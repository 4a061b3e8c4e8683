/**
 * Nothing moves by itself: not when the fonts come late, not when the scripts take over, not while the visitor scrolls to
 * the end. Everything is judged by what the browser itself reports (`layout-shift`).
 *
 * Zero means 0.000, the three digits in which every tool gives it: a line that ends at the right edge begins 3 to 6 px
 * elsewhere in the local font, which counts 0.0001.
 */
import { expect, type Page, test } from '@playwright/test';
import { ADDRESSES } from './addresses.ts';

const ZERO = 0.0005;
/** Late enough for the page to have been painted with the local fonts. */
const FONT_DELAY = 400;

for (const [width, height] of [
  [412, 823],
  [1440, 900],
] as const) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height } });
    for (const address of ADDRESSES) {
      test(`${address}: nothing moves`, async ({ page }) => {
        test.slow();
        await watchShifts(page);
        await page.route(/\.woff2$/, async (route) => {
          await new Promise((resolve) => setTimeout(resolve, FONT_DELAY));
          await route.continue();
        });
        await page.goto(address);
        expect(await page.evaluate(() => document.fonts.ready.then(({ size }) => size))).toBeGreaterThan(0);
        await page.waitForFunction(() => '__reactRouterDataRouter' in window);
        await scrollToEnd(page);
        const shifts = await page.evaluate(() => window.shifts);
        const sum = shifts.reduce((total, shift) => total + Number.parseFloat(shift), 0);
        expect(sum, shifts.join('\n')).toBeLessThan(ZERO);
      });
    }
  });
}

declare global {
  interface Window {
    shifts: string[];
  }
}

/** Writes down every shift: how large, when, and what moved from where to where. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifts = [];
    type Shift = PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node?: Element; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
    };
    new PerformanceObserver((list) => {
      for (const { value, startTime, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        if (hadRecentInput) continue;
        const rect = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ');
        const moved = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${node?.nodeName}.${(node as Element | undefined)?.className} ${rect(previousRect)} → ${rect(currentRect)}`,
        );
        window.shifts.push(`${value} at ${Math.round(startTime)} ms: ${moved.join('; ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    while (window.scrollY + window.innerHeight < document.documentElement.scrollHeight - 1) {
      window.scrollBy({ top: window.innerHeight * 0.8, behavior: 'instant' });
      for (let at = 0; at < 4; at += 1) await frame();
    }
  });
}
