/**
 * Nothing moves by itself: not when the fonts come late, not when the scripts take over, not while the visitor scrolls to
 * the end. Everything is judged by what the browser itself reports (`layout-shift`).
 *
 * Zero means 0.000, the three digits in which every tool gives it: a line that ends at the right edge begins 3 to 6 px
 * elsewhere in the local font, which counts 0.0001. What the second of two fonts puts back at once is left out (`lasting`).
 */
import { expect, type Page, test } from '@playwright/test';
import { ADDRESSES } from './addresses.ts';
import { WINDOWS } from './windows.ts';

const ZERO = 0.0005;
/** How long two fonts that are asked for together may come apart, in milliseconds. */
const APART = 100;

for (const [width, height] of WINDOWS) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height } });
    for (const address of ADDRESSES) {
      test(`${address}: nothing moves`, async ({ page }) => {
        test.slow();
        await watchShifts(page);
        let painted: Promise<unknown> | undefined;
        await page.route(/\.woff2$/, async (route) => {
          const font = await route.fetch();
          painted ??= firstPaint(page);
          await painted;
          await route.fulfill({ response: font });
        });
        await page.goto(address);
        expect(await page.evaluate(() => document.fonts.ready.then(({ size }) => size))).toBeGreaterThan(0);
        const fontsThere = await page.evaluate(() => performance.now());
        await page.waitForFunction(() => '__reactRouterDataRouter' in window);
        await page.waitForTimeout(APART);
        await scrollToEnd(page);
        const shifts = lasting(await page.evaluate(() => window.shifts), fontsThere);
        const sum = shifts.reduce((total, { value }) => total + value, 0);
        expect(sum, shifts.map((shift) => JSON.stringify(shift)).join('\n')).toBeLessThan(ZERO);
      });
    }
  });
}

/** When the page has been painted with the local fonts. */
async function firstPaint(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await page.waitForTimeout(APART);
}

/** Where something stands: x, y, width, height. */
type Rect = number[];
type Shift = { value: number; time: number; moved: { what: string; from: Rect; to: Rect }[] };

declare global {
  interface Window {
    shifts: Shift[];
  }
}

/** Writes down every shift: how large, when, and what moved from where to where. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifts = [];
    type Entry = PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node?: Element; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
    };
    new PerformanceObserver((list) => {
      for (const { value, startTime, hadRecentInput, sources } of list.getEntries() as Entry[]) {
        if (hadRecentInput) continue;
        const rect = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round);
        const moved = sources.map(({ node, previousRect, currentRect }) => ({
          what: `${node?.nodeName}.${(node as Element | undefined)?.className}`,
          from: rect(previousRect),
          to: rect(currentRect),
        }));
        window.shifts.push({ value, time: Math.round(startTime), moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/**
 * Without what, before all fonts are there, the next shift has put back at once: with one of two there, a line may break
 * elsewhere for a frame (docs/decisions/0015-fonts-of-a-first-view.md).
 *
 * @param fontsThere When they were, in milliseconds: what moves later counts, put back or not.
 */
function lasting(shifts: Shift[], fontsThere: number): Shift[] {
  const left: Shift[] = [];
  for (const shift of shifts) {
    const last = left.at(-1);
    const isSoon = last !== undefined && shift.time < fontsThere && shift.time - last.time < APART;
    if (isSoon && isUndone(last, shift)) left.pop();
    else left.push(shift);
  }
  return left;
}

/** Whether everything that the first shift moved up or down stands where it stood before, as high as before. */
function isUndone(first: Shift, second: Shift): boolean {
  const isSame = (one: Rect, other: Rect) =>
    [1, 3].every((at) => Math.abs((one[at] ?? Number.NaN) - (other[at] ?? Number.NaN)) <= 1);
  return first.moved
    .filter(({ from, to }) => !isSame(from, to))
    .every((move) =>
      second.moved.some(({ what, from, to }) => what === move.what && isSame(from, move.to) && isSame(to, move.from)),
    );
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
