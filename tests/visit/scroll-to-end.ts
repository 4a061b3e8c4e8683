import type { Page } from '@playwright/test';

/** Scrolls to the end a window at a time, so that everything lazy is asked for. Throws where the page does not scroll on. */
export async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    let still = 0;
    while (scrollY + innerHeight < document.documentElement.scrollHeight - 1) {
      const before = scrollY;
      scrollBy({ top: innerHeight * 0.8, behavior: 'instant' });
      for (let at = 0; at < 4; at += 1) await frame();
      still = scrollY === before ? still + 1 : 0;
      if (still === 100)
        throw new Error(`The page does not scroll beyond ${scrollY} of ${document.documentElement.scrollHeight} px.`);
    }
  });
}
