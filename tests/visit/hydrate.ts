import type { Page } from '@playwright/test';

/** Waits until the island is hydrated; where it waits for the visitor to come near, they come. */
export async function hydrated(page: Page, name: string): Promise<void> {
  const island = page.locator(`[data-island="${name}"]`).first();
  await island.waitFor({ state: 'attached' });
  await island.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await page.locator(`[data-island="${name}"][data-hydrated]`).first().waitFor({ state: 'attached' });
}

/** Waits until the scripts run: the first island in view, on most pages the header, is hydrated. */
export async function started(page: Page): Promise<void> {
  await page.locator('[data-island][data-hydrated]').first().waitFor({ state: 'attached' });
}

/** Touches every island as a visitor would, and waits until React has hydrated all of them. */
export async function hydrateAll(page: Page): Promise<void> {
  await started(page);
  await page.evaluate(() => {
    for (const island of document.querySelectorAll('[data-island]')) island.dispatchEvent(new FocusEvent('focusin'));
  });
  await page.waitForFunction(() => document.querySelector('[data-island]:not([data-hydrated])') === null);
}
