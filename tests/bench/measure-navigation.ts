import type { Browser, Page } from '@playwright/test';
import { bringIntoView, LOAD_TIMEOUT_MS, openPhone, settle } from './phone.ts';

/** Milliseconds from the tap on a link until the heading of the other document is painted. */
export type Navigation = { cold: number; warm: number; back: number };

/**
 * Goes from one page to another: without anything fetched ahead, after the pointer has rested on the link, and back again.
 * A browser that is watched from outside, as here, fetches documents ahead but renders none of them
 * (`PrerenderingDisabledByDevTools`): visitors wait less than this says.
 */
export async function measureNavigation(browser: Browser, from: string, to: string): Promise<Navigation> {
  const cold = await onPhone(browser, withoutRules, async (page) => {
    await page.goto(from, { waitUntil: 'load', timeout: LOAD_TIMEOUT_MS });
    await settle(page);
    return follow(page, to);
  });
  return onPhone(browser, watchOpening, async (page) => {
    await page.goto(from, { waitUntil: 'load', timeout: LOAD_TIMEOUT_MS });
    await bringIntoView(link(page, to));
    await link(page, to).hover();
    await settle(page);
    const warm = await follow(page, to);
    await settle(page);
    await page.evaluate(() => {
      localStorage.setItem('left', String(performance.timeOrigin + performance.now()));
      history.back();
    });
    const back = await shown(page, from);
    return { cold, warm, back };
  });
}

/** Runs in every document: writes down how long after the last tap its heading was painted, restored documents included. */
function watchOpening(): void {
  if (!location.protocol.startsWith('http')) return;
  const now = () => performance.timeOrigin + performance.now();
  const write = () =>
    localStorage.setItem('shown', `${location.pathname} ${now() - Number(localStorage.getItem('left'))}`);
  const painted = () => requestAnimationFrame(() => setTimeout(write));
  addEventListener('click', () => localStorage.setItem('left', String(now())), { capture: true });
  addEventListener('pageshow', ({ persisted }) => persisted && painted());
  const { prerendering } = document as Document & { prerendering?: boolean };
  if (prerendering === true) {
    document.addEventListener('prerenderingchange', painted, { once: true });
    return;
  }
  // No loop of frames: it would keep the page busy that it measures.
  const watcher = new MutationObserver(() => {
    if (document.querySelector('h1') === null) return;
    watcher.disconnect();
    painted();
  });
  watcher.observe(document, { childList: true, subtree: true });
}

/** The same, in a browser that knows no speculation rules. */
function withoutRules(): void {
  new MutationObserver(() => document.querySelector('script[type="speculationrules"]')?.remove()).observe(document, {
    childList: true,
    subtree: true,
  });
}

/** One phone after the other: a second one, even at rest, takes processor time from the one that is measured. */
async function onPhone<Result>(
  browser: Browser,
  prepare: () => void,
  use: (page: Page) => Promise<Result>,
): Promise<Result> {
  const { context, page } = await openPhone(browser, watchOpening);
  if (prepare !== watchOpening) await context.addInitScript(prepare);
  try {
    return await use(page);
  } finally {
    await context.close();
  }
}

const link = (page: Page, to: string) => page.locator(`a[href="${new URL(to).pathname}"]:visible`).first();

async function follow(page: Page, to: string): Promise<number> {
  await bringIntoView(link(page, to));
  const box = await link(page, to).boundingBox();
  if (box === null) throw new Error(`There is no link to ${to} to be seen.`);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  return shown(page, to);
}

/** Waits until the document at a URL has been painted after the last tap; how long after, in milliseconds. */
async function shown(page: Page, url: string): Promise<number> {
  const { pathname } = new URL(url);
  const entry = await page.waitForFunction(
    (path) => {
      const [at, delay] = (localStorage.getItem('shown') ?? '').split(' ');
      return at === path && location.pathname === path ? Number(delay) : undefined;
    },
    pathname,
    { timeout: LOAD_TIMEOUT_MS },
  );
  return (await entry.jsonValue()) ?? Number.NaN;
}
