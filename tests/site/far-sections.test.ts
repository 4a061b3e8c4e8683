/**
 * Sections far below the window are laid out later (docs/decisions/0011-far-sections.md). Until then they are there for
 * everything that reaches into a page: links to a place, the browser's own search, text fragments, the keyboard and paper.
 * The browser here never rests, so they stay far for as long as a test looks at them.
 */
import { expect, type Page, test } from '@playwright/test';
import { WINDOWS } from './windows.ts';

const ADDRESS = '/voyah/free';
/** A section that is far on every window. */
const FAR = '#fit';
const FAR_HEADING = `${FAR}-heading`;
/** As in `layout-shift.test.ts`. */
const ZERO = 0.0005;

test.describe('while the far sections wait', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
      window.shiftsSeen = [];
      type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] };
      new PerformanceObserver((list) => {
        for (const { value, startTime, hadRecentInput, sources } of list.getEntries() as Shift[]) {
          const moved = sources.map(({ node }) => (node as Element | null)?.className ?? node?.nodeName).join(', ');
          if (!hadRecentInput) window.shiftsSeen.push({ value, startTime, moved });
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
  });

  for (const [width, height] of WINDOWS) {
    test.describe(`${width} px`, () => {
      test.use({ viewport: { width, height } });

      test('a link to a place lands there, and nothing moves', async ({ page }) => {
        // Fonts that come late are looked at in `layout-shift.test.ts`; here only the sections may move something.
        await page.route(/\.woff2$/, (route) => route.abort());
        await page.goto(`${ADDRESS}${FAR}`);
        await hydrated(page);
        await settled(page);
        expect(Math.abs(await distance(page, FAR))).toBeLessThanOrEqual(1);
        const shifts = await page.evaluate(() => {
          const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
          // While a slow machine still reads the HTML, more of it may come between two paintings.
          return window.shiftsSeen.filter(({ startTime }) => startTime > (visit?.domInteractive ?? 0));
        });
        expect(
          shifts.reduce((sum, { value }) => sum + value, 0),
          JSON.stringify(shifts),
        ).toBeLessThan(ZERO);
      });

      test('a link inside the page leads to its place', async ({ page }) => {
        await openAsleep(page);
        const link = page.locator('main a[href="#other"]').first();
        await link.scrollIntoViewIfNeeded();
        await link.click();
        await settled(page);
        expect(Math.abs(await distance(page, '#other'))).toBeLessThanOrEqual(1);
      });

      test('the search of the browser finds what is far', async ({ page }) => {
        await openAsleep(page);
        const text = (await page.locator(FAR_HEADING).textContent()) ?? '';
        // `window.find` is the search of the browser as far as a script can start it.
        expect(
          await page.evaluate((words) => (window as Window & { find?: (text: string) => boolean }).find?.(words), text),
        ).toBe(true);
        await settled(page);
        await expect(page.locator(FAR_HEADING)).toBeInViewport();
      });

      test('a text fragment leads to its text', async ({ page }) => {
        await openAsleep(page);
        const text = (await page.locator(FAR_HEADING).textContent()) ?? '';
        await page.goto('about:blank');
        await page.goto(`${ADDRESS}#:~:text=${encodeURIComponent(text)}`);
        await settled(page);
        await expect(page.locator(FAR_HEADING)).toBeInViewport();
      });
    });
  }

  test('Ctrl+End leads to the end', async ({ page }) => {
    await openAsleep(page);
    await page.keyboard.press('Control+End');
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY))
      .toBeLessThanOrEqual(1);
    await settled(page);
    await expect(page.locator('footer').getByText('2023')).toBeInViewport();
  });

  test('the keyboard goes the same way', async ({ page }) => {
    await openAsleep(page);
    await page.keyboard.press('Shift+Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('footer') !== null)).toBe(true);
    const wanted = await page.evaluate(() => {
      const [far] = document.querySelectorAll('#fit :is(a, button, summary)');
      (far as HTMLElement).focus();
      return document.activeElement === far;
    });
    expect(wanted).toBe(true);
    await expect(page.locator('#fit :focus')).toBeInViewport();
  });

  test('paper shows everything', async ({ page }) => {
    await openAsleep(page);
    const asleep = await printedPages(page);
    expect(await far(page)).toBeGreaterThan(4);
    await page.keyboard.press('Shift');
    expect(await far(page)).toBe(0);
    expect(asleep).toBe(await printedPages(page));
  });
});

for (const address of ['/home', ADDRESS, '/voyah/about']) {
  test(`${address}: no section waits for long`, async ({ page }) => {
    await page.goto(address);
    await expect(page.locator('[data-far]')).toHaveCount(0);
  });
}

test('behind a dialog sections out of view sleep, keep their height, and wake after it', async ({ page }) => {
  await page.goto(ADDRESS);
  await hydrated(page);
  await expect(page.locator('[data-far]')).toHaveCount(0);
  // The calculators come when somebody is near, and are higher than their tables.
  for (const id of ['winter', 'charging', 'fit']) {
    await page.locator(`#${id}`).scrollIntoViewIfNeeded();
    await page.locator(`#${id} [class*="ToolBox"] > details:not([hidden]) > summary`).first().click();
    await expect(page.locator(`#${id} input`).first()).toBeVisible();
  }
  await page.evaluate(() => scrollTo(0, 3000));
  await settled(page);
  const place = () => page.evaluate(() => [document.documentElement.scrollHeight, Math.round(scrollY)]);
  const before = await place();
  const asleep = page.locator('[data-asleep]');
  for (const round of [1, 2]) {
    await page.evaluate(() => document.querySelector<HTMLElement>('[popovertarget="search"]')?.click());
    await expect(page.locator('#search')).toBeVisible();
    expect(await asleep.count(), `round ${round}`).toBeGreaterThan(6);
    expect(await place()).toEqual(before);
    await page.keyboard.press('Escape');
    await expect(page.locator('#search')).toBeHidden();
    await expect(asleep).toHaveCount(0);
    expect(await place()).toEqual(before);
  }
});

type Seen = { value: number; startTime: number; moved: string };

declare global {
  interface Window {
    shiftsSeen: Seen[];
  }
}

const far = (page: Page) => page.locator('[data-far]').count();

async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => '__reactRouterDataRouter' in window);
}

async function openAsleep(page: Page): Promise<void> {
  await page.goto(ADDRESS);
  await hydrated(page);
  expect(await far(page)).toBeGreaterThan(4);
}

/** Until the page has stood still for a moment. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    let still = 0;
    let before = -1;
    while (still < 20) {
      await new Promise(requestAnimationFrame);
      still = scrollY === before ? still + 1 : 0;
      before = scrollY;
    }
  });
}

/** From where a link to the element should put it, in CSS pixels. */
function distance(page: Page, selector: string): Promise<number> {
  return page.evaluate((id) => {
    const element = document.querySelector(id) as Element;
    const above =
      Number.parseFloat(getComputedStyle(element).scrollMarginBlockStart) +
      Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart);
    return element.getBoundingClientRect().y - above;
  }, selector);
}

async function printedPages(page: Page): Promise<number> {
  const pdf = (await page.pdf()).toString('latin1');
  return pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
