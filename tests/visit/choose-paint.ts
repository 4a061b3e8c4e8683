import type { Locator, Page } from '@playwright/test';

/** Clicks the swatch of this name as soon as it stands still and nothing covers it: its label, as its radio button is not seen. */
export async function choosePaint(part: Page | Locator, name: string) {
  await part.getByRole('radio', { name }).locator('xpath=parent::label').click();
}
