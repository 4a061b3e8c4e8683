/** What is seen while a page still comes, on a line as slow as a village's. */
import { expect, test } from '@playwright/test';
import { watchShifts } from './layout-shifts.ts';

/** 240 kbit/s, and the way there and back, in milliseconds. */
const SLOW = { offline: false, latency: 300, downloadThroughput: 30 * 1024, uploadThroughput: 30 * 1024 };

/** Where the header's bar stands, in pixels from the top: what begins above is in it. */
const BAR = 50;

for (const url of ['/home', '/voyah/free']) {
  test(`${url}: what is in the header stands where it stays`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', SLOW);
    await watchShifts(page);
    await page.goto(url, { waitUntil: 'domcontentloaded' });
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
