import type { Page } from '@playwright/test';

/** Waits until nothing moves: no transition or animation with an end runs, and the page has stopped scrolling. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const running = () =>
      document
        .getAnimations()
        .filter(({ timeline, effect }) => timeline instanceof DocumentTimeline && effect?.getTiming().iterations === 1)
        .map(({ finished }) => finished.catch(() => undefined));
    let still = 0;
    let place = -1;
    while (still < 5) {
      await Promise.all(running());
      await new Promise(requestAnimationFrame);
      still = scrollY === place ? still + 1 : 0;
      place = scrollY;
    }
  });
}
