import type { Browser, Page } from '@playwright/test';
import { bringIntoView, LOAD_TIMEOUT_MS, openPhone, settle } from './phone.ts';
import { watchPage } from './watch-page.ts';

/** A part that answers to a tap: what is tapped, and what changes by it. */
type Widget = { target: string; changes: string };

export const WIDGETS: Record<string, Widget> = {
  'colour picker': {
    target: 'label:has(input[name="colours"][value="3"])',
    changes: 'input[name="colours"][value="3"]',
  },
  // The panel itself always counts as visible: while it is closed, its content is left out.
  tabs: { target: '#electric-tab', changes: '#electric table' },
  menu: { target: 'header button[popovertarget="brand-panel"]', changes: '#brand-panel' },
  carousel: { target: '[data-carousel-step="1"]', changes: '[data-carousel-track]' },
};

/** Opens a page and taps a widget as soon as anything is painted, long before the scripts; gives the milliseconds until it has answered. */
export async function measureFirstTap(browser: Browser, address: string, name: string): Promise<number | undefined> {
  const { context, page } = await openPhone(browser, watchPage);
  try {
    await page.goto(address, { waitUntil: 'commit', timeout: LOAD_TIMEOUT_MS });
    await page.waitForFunction(() => window.bench.firstPaint > 0);
    await page
      .locator(WIDGETS[name]?.target ?? name)
      .first()
      .waitFor({ state: 'attached' });
    return await tap(page, WIDGETS[name] as Widget);
  } finally {
    await context.close();
  }
}

/** Uses everything on a page that has come to rest; gives the delay of the slowest interaction, as INP does. */
export async function measureInteractions(browser: Browser, address: string): Promise<number> {
  const { context, page } = await openPhone(browser, watchPage);
  try {
    await page.goto(address, { waitUntil: 'load', timeout: LOAD_TIMEOUT_MS });
    await settle(page);
    for (const widget of [...Object.values(WIDGETS), ...Object.values(WIDGETS).slice(0, 2)]) {
      if ((await page.locator(widget.target).count()) === 0) continue;
      await tap(page, widget);
      await page.waitForTimeout(700);
      await page.keyboard.press('Escape');
      await page.waitForTimeout(300);
    }
    return await page.evaluate(() => Math.max(0, ...window.bench.interactions));
  } finally {
    await context.close();
  }
}

async function tap(page: Page, { target, changes }: Widget): Promise<number | undefined> {
  const button = page.locator(target).first();
  await bringIntoView(button);
  const box = await button.boundingBox();
  if (box === null) throw new Error(`${target} is not to be seen.`);
  const answer = page.evaluate((selector) => {
    const part = document.querySelector<HTMLElement>(selector);
    if (part === null) throw new Error(`There is no ${selector}.`);
    const state = () =>
      part instanceof HTMLInputElement
        ? part.checked
        : `${part.checkVisibility({ visibilityProperty: true })} ${Math.round(part.scrollLeft / 8)}`;
    const before = state();
    return new Promise<number | undefined>((resolve) => {
      addEventListener(
        'pointerdown',
        () => {
          const start = performance.now();
          const look = () => {
            const at = performance.now();
            if (state() !== before) resolve(at - start);
            else if (at - start > 10_000) resolve(undefined);
            else requestAnimationFrame(look);
          };
          look();
        },
        { capture: true, once: true },
      );
    });
  }, changes);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  return answer;
}
