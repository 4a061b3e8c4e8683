import type { Browser, Page } from '@playwright/test';
import { bringIntoView, openPhone, PATIENCE, settle } from './phone.ts';
import { watchPage } from './watch-page.ts';

/** Milliseconds from the tap on a link until the heading of the other page is painted. */
export type Navigation = { cold: number; warm: number; back: number };

/** Goes from one page to another: without anything fetched ahead, with the link in view before, and back again. */
export async function measureNavigation(browser: Browser, from: string, to: string): Promise<Navigation> {
  const cold = await onPhone(browser, saveData, async (page) => {
    await page.goto(from, { waitUntil: 'load', timeout: PATIENCE });
    await settle(page);
    return follow(page, to);
  });
  return onPhone(browser, watchPage, async (page) => {
    await page.goto(from, { waitUntil: 'load', timeout: PATIENCE });
    await bringIntoView(link(page, to));
    await page.waitForTimeout(1000);
    await settle(page);
    const warm = await follow(page, to);
    await settle(page);
    const back = await untilHeading(page, () => page.evaluate(() => history.back()));
    return { cold, warm, back };
  });
}

/** Whoever saves data gets nothing ahead. */
function saveData(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
}

/** One phone after the other: a second one, even at rest, takes processor time from the one that is measured. */
async function onPhone<Result>(
  browser: Browser,
  prepare: () => void,
  use: (page: Page) => Promise<Result>,
): Promise<Result> {
  const { context, page } = await openPhone(browser, prepare);
  try {
    return await use(page);
  } finally {
    await context.close();
  }
}

const link = (page: Page, to: string) => page.locator(`main a[href="${new URL(to).pathname}"]`).first();

function follow(page: Page, to: string): Promise<number> {
  return untilHeading(page, async () => {
    await bringIntoView(link(page, to));
    const box = await link(page, to).boundingBox();
    if (box === null) throw new Error(`There is no link to ${to} to be seen.`);
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  });
}

async function untilHeading(page: Page, go: () => Promise<unknown>): Promise<number> {
  const painted = page.evaluate(() => {
    const [heading, address] = [document.querySelector('h1')?.textContent, location.pathname];
    return new Promise<number>((resolve) => {
      let start = 0;
      const begin = () => {
        start ||= performance.now();
      };
      addEventListener('click', begin, { capture: true, once: true });
      addEventListener('popstate', begin, { capture: true, once: true });
      // No loop of frames: it would keep the page busy that it measures.
      const watcher = new MutationObserver(() => {
        const now = document.querySelector('h1')?.textContent;
        if (location.pathname === address || now == null || now === heading || start === 0) return;
        watcher.disconnect();
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
      });
      watcher.observe(document, { childList: true, characterData: true, subtree: true });
    });
  });
  await go();
  return painted;
}
