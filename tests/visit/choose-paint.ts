import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Chooses the paint of this name by its label, as the radio button itself is not seen: as soon as the label stands still and
 * nothing covers it.
 */
export async function choosePaint(part: Page | Locator, name: string) {
  const radio = part.getByRole('radio', { name });
  await radio.locator('xpath=parent::label').click();
  await expect(radio).toBeChecked();
}
