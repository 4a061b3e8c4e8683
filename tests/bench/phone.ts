import type { Browser, BrowserContext, CDPSession, Locator, Page } from '@playwright/test';

/** The phone profile: slow 4G and a processor four times slower than this machine's. */
export const LATENCY_MS = 150;
export const BYTES_PER_SECOND = 1_600_000 / 8;
const NETWORK = {
  offline: false,
  latency: LATENCY_MS,
  downloadThroughput: BYTES_PER_SECOND,
  uploadThroughput: 750_000 / 8,
};
const CPU = 4;
export const SCREEN = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** How long a page may take to load on a machine that is busy with something else, in milliseconds. */
export const LOAD_TIMEOUT_MS = 120_000;

export type Phone = { context: BrowserContext; page: Page; cdp: CDPSession };

/** A phone with an empty cache that has never seen the site. `prepare` runs in the page before its own scripts. */
export async function openPhone(browser: Browser, prepare: () => void): Promise<Phone> {
  const context = await browser.newContext({ ...SCREEN, serviceWorkers: 'block' });
  await context.addInitScript(prepare);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', NETWORK);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU });
  return { context, page, cdp };
}

/** Waits until nothing has been loaded for a while and the scripts have had their time. */
export async function settle(page: Page, quiet = 1500): Promise<void> {
  await page.waitForFunction(
    (wait) => {
      const last = performance.getEntriesByType('resource').reduce((end, entry) => {
        return Math.max(end, (entry as PerformanceResourceTiming).responseEnd);
      }, 0);
      return document.readyState === 'complete' && performance.now() - last > wait;
    },
    quiet,
    // Asked in every frame, as is usual, the page would have a frame to paint all the time, which is what is measured.
    { polling: 500 },
  );
}

/** Scrolls to something and waits until it stays where it is. */
export async function bringIntoView(target: Locator): Promise<void> {
  const settled = await target.evaluate(async (element) => {
    for (let round = 0, last = Number.NaN; round < 40; round += 1) {
      if (last === element.getBoundingClientRect().top) return true;
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      last = element.getBoundingClientRect().top;
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    }
    return false;
  });
  if (!settled) throw new Error(`${target} does not come to rest.`);
}
