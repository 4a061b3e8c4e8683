import { expect, test } from '@playwright/test';

for (const [edition, asked, found] of [
  ['', 'winter', /өвөл|өвлийн|хүйтэн/i],
  ['', 'суудал', /суудал/i],
  ['', 'suudal', /суудал/i],
  ['', '360', /360/],
  ['', '12 h', /12/],
  ['/en', 'winter', /winter/i],
  ['/en', 'dremaer', /Dreamer/],
  ['/en', '360', /360/],
] as const) {
  test(`the search${edition} finds ${asked}`, async ({ page }) => {
    await page.goto(`${edition}/home`);
    await page.getByRole('button', { name: edition === '' ? 'Хайх' : 'Search' }).click();
    await page.getByRole('dialog').getByRole('textbox').or(page.getByRole('combobox')).first().fill(asked);
    const options = page.getByRole('option');
    await expect(options.filter({ hasText: found }).first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
  });
}
