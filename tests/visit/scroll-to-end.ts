import type { Page } from '@playwright/test';

/** Scrolls to the end a window at a time, so that everything lazy is asked for. */
export async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    while (scrollY + innerHeight < document.documentElement.scrollHeight - 1) {
      scrollBy({ top: innerHeight * 0.8, behavior: 'instant' });
      for (let at = 0; at < 4; at += 1) await frame();
    }
  });
}
