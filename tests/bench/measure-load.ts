import type { Browser } from '@playwright/test';
import { LOAD_TIMEOUT_MS, openPhone, settle } from './phone.ts';
import { watchPage } from './watch-page.ts';

/** Bytes are what goes over the wire, headers included; times in milliseconds since the start of the navigation. */
export type Load = {
  firstPaint: number;
  largestPaint: number;
  shift: number;
  blocking: number;
  requests: number;
  bytes: Record<string, number>;
  /** Bytes of scripts that were asked for before the largest paint. */
  earlyScripts: number;
};

/** Opens a page on a fresh phone and leaves it alone until nothing happens any more. */
export async function measureLoad(browser: Browser, address: string): Promise<Load> {
  const { context, page, cdp } = await openPhone(browser, watchPage);
  const kinds = new Map<string, string>();
  const bytes: Record<string, number> = {};
  let requests = 0;
  cdp.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    // Files that a link fetches ahead come without a kind of their own.
    kinds.set(requestId, request.url.endsWith('.js') ? 'Script' : (type ?? 'Other'));
    requests += 1;
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other';
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
  });
  try {
    await page.goto(address, { waitUntil: 'load', timeout: LOAD_TIMEOUT_MS });
    await settle(page);
    const seen = await page.evaluate(() => {
      const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const early = files.filter(
        ({ name, startTime }) => name.endsWith('.js') && startTime < window.bench.largestPaint,
      );
      return { ...window.bench, earlyScripts: early.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) };
    });
    const { firstPaint, largestPaint, shift, longTasks, earlyScripts } = seen;
    // As Lighthouse reckons: of every task after the first paint, what is beyond 50 ms.
    const blocking = longTasks
      .map(([start, duration]) => start + duration - Math.max(start, firstPaint))
      .reduce((sum, duration) => sum + Math.max(0, duration - 50), 0);
    return { firstPaint, largestPaint, shift, blocking, requests, bytes, earlyScripts };
  } finally {
    await context.close();
  }
}
