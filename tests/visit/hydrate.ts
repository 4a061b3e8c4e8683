import type { Page } from '@playwright/test';

/** Comes near an island as a visitor would: opens the tab that it stands in, brings it into view, touches it. */
export async function comeNear(page: Page, name: string): Promise<void> {
  await started(page);
  const island = page.locator(`[data-island="${name}"]`).first();
  const panel = page.getByRole('tabpanel', { includeHidden: true }).filter({ has: island });
  if ((await panel.count()) > 0 && !(await panel.isVisible())) {
    await page.locator(`#${await panel.getAttribute('aria-labelledby')}`).click();
    await panel.waitFor();
  }
  await island.evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    // Dialogs have no place in the page: what they are opened by touches them.
    element.dispatchEvent(new FocusEvent('focusin'));
  });
}

/** Waits until the island is hydrated, for which the visitor comes near. */
export async function hydrated(page: Page, name: string): Promise<void> {
  await comeNear(page, name);
  await page.locator(`[data-island="${name}"][data-hydrated]`).first().waitFor({ state: 'attached' });
}

/**
 * Waits until the scripts run: an island in view, on most pages the header, is hydrated, so all of them answer to touches.
 * One that a URL can ask for proves nothing: it does not wait for the pictures as the others do.
 */
export async function started(page: Page): Promise<void> {
  await page.locator('[data-island]:not([data-asked])[data-hydrated]').first().waitFor({ state: 'attached' });
}

/** Touches every island as a visitor would, and waits until React has hydrated all of them. */
export async function hydrateAll(page: Page): Promise<void> {
  await started(page);
  await page.evaluate(() => {
    for (const island of document.querySelectorAll('[data-island]')) island.dispatchEvent(new FocusEvent('focusin'));
  });
  await page.waitForFunction(() => document.querySelector('[data-island]:not([data-hydrated])') === null);
}
