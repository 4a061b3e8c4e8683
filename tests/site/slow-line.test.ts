/** What is seen while a page still comes, on a line as slow as at the edge of a village's mast. */
import { expect, test } from '@playwright/test';
import { watchShifts } from './layout-shifts.ts';

/** 96 kbit/s, and the way there and back, in milliseconds: a page takes seconds, more than a busy processor needs to draw. */
const SLOW = { offline: false, latency: 300, downloadThroughput: 12 * 1024, uploadThroughput: 12 * 1024 };
const QUICK = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

/** Where the header's bar stands, in pixels from the top: what begins above is in it. */
const BAR = 50;

for (const url of ['/home', '/voyah/free']) {
  test(`${url}: what is in the header stands where it stays`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', SLOW);
    await watchShifts(page);
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForFunction(() => {
      const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      return (visit?.responseEnd ?? 0) > 0;
    });
    // The scripts may come quickly.
    await cdp.send('Network.emulateNetworkConditions', QUICK);
    await page.waitForLoadState('domcontentloaded');
    const shifts = await page.evaluate(() => window.shifts.flatMap(({ moved }) => moved));
    expect(shifts.filter(({ from: [, top = 0] }) => top < BAR)).toEqual([]);
    // It came slowly enough for a part of it to be drawn.
    const { paint, end } = await page.evaluate(() => {
      const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const [first] = performance.getEntriesByName('first-contentful-paint');
      return { paint: first?.startTime ?? Number.POSITIVE_INFINITY, end: visit?.responseEnd ?? 0 };
    });
    expect(paint).toBeLessThan(end);
  });
}
