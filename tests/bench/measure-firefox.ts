import type { Driver } from '../engines/driver.ts';
import { SCREEN } from './phone.ts';

/** Times in milliseconds since the start of the navigation. */
export type Paints = { firstPaint: number; largestPaint: number };

/** Opens a page in Firefox with an empty cache and leaves it alone until nothing larger is painted any more. */
export async function measureFirefox(firefox: Driver, address: string): Promise<Paints> {
  await firefox.begin();
  await firefox.resize(SCREEN.viewport.width, SCREEN.viewport.height);
  await firefox.load(address);
  return (await firefox.evaluate(`(${paints})()`)) as Paints;
}

/** Runs in the page; Firefox knows of one first paint only, that of something to be seen. */
async function paints(): Promise<Paints> {
  const found: Paints = { firstPaint: 0, largestPaint: 0 };
  const observe = (type: string, note: (time: number) => void) =>
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) note(startTime);
    }).observe({ type, buffered: true });
  observe('paint', (time) => {
    found.firstPaint = time;
  });
  observe('largest-contentful-paint', (time) => {
    found.largestPaint = time;
  });
  for (let last = -1; last !== found.largestPaint; ) {
    last = found.largestPaint;
    await new Promise((later) => setTimeout(later, 500));
  }
  return found;
}
