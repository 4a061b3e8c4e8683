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

test('a question that is found opens where it lands', async ({ page }) => {
  await page.goto('/en/home');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('dialog').getByRole('textbox').or(page.getByRole('combobox')).first().fill('warranty');
  await page.getByRole('dialog').getByRole('option').first().click();
  await expect(page).toHaveURL(/\/en\/voyah\/about#faq-warranty$/);
  const answer = page.locator('#faq-warranty');
  await expect(answer).toBeVisible();
  await expect(answer).toBeInViewport();
  await expect(page.getByRole('heading', { name: 'What warranty do the cars have?' })).toBeInViewport();
});
