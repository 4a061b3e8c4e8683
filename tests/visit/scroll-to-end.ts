import type { Page } from '@playwright/test';

/** How long a page may stand still on its way, in milliseconds: less than a test has, so that the test says why it failed. */
const PATIENCE = 20_000;
/**
 * How long a frame is waited for, in milliseconds. A browser without a screen stops drawing once in some thousand pages, while its
 * scripts run on (seen at the film of a car: visible, no frame in 20 seconds); what is lazy is asked for all the same.
 */
const FRAME = 2000;

/**
 * Scrolls to the end a window at a time, so that everything lazy is asked for. Throws where the page does not scroll on, and says
 * whether the browser has drawn it meanwhile.
 */
export async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(
    async ([patience, longest]) => {
      let place = scrollY;
      let since = performance.now();
      let frames = 0;
      const frame = () =>
        new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, longest);
          requestAnimationFrame(() => {
            clearTimeout(timer);
            frames += 1;
            resolve();
          });
        });
      const walk = async () => {
        while (scrollY + innerHeight < document.documentElement.scrollHeight - 1) {
          scrollBy({ top: innerHeight * 0.8, behavior: 'instant' });
          if (scrollY !== place) {
            place = scrollY;
            since = performance.now();
            frames = 0;
          }
          for (let at = 0; at < 4; at += 1) await frame();
        }
      };
      let watch = 0;
      const stuck = new Promise<never>((_, reject) => {
        watch = window.setInterval(() => {
          if (performance.now() - since < patience) return;
          const { scrollHeight } = document.documentElement;
          reject(
            new Error(
              `Stuck at ${scrollY} of ${scrollHeight} px, ${document.visibilityState}: ${frames} frames since.`,
            ),
          );
        }, 1000);
      });
      await Promise.race([walk(), stuck]).finally(() => clearInterval(watch));
    },
    [PATIENCE, FRAME] as const,
  );
}
