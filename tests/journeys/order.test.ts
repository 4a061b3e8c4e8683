import { expect, test } from '@playwright/test';

test('Buy now offers every way to reach the dealer, one tap each', async ({ page }) => {
  await page.goto('/en/voyah/dreamer');
  await page.getByRole('button', { name: 'Buy now' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Get in touch' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('link', { name: /\+976/ })).toHaveAttribute('href', /^tel:\+976\d+$/);
  const mail = await dialog.getByRole('link', { name: /@/ }).getAttribute('href');
  expect(decodeURIComponent(mail ?? '')).toMatch(/^mailto:.+subject=.*Voyah Dreamer/);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Buy now' }).first()).toBeFocused();
});

test('an order reopens from its link', async ({ page, context }) => {
  await page.goto('/en/voyah/free');
  await page.getByRole('button', { name: 'Custom Order' }).first().click();
  const sheet = page.getByRole('dialog', { name: 'Custom Order' });
  await sheet.getByRole('radio', { name: 'Star Night' }).check({ force: true });
  await sheet.getByRole('textbox', { name: 'Requests' }).fill('Winter tyres & a <b>roof rack</b>');
  const link = await sheet.getByRole('textbox', { name: /link/i }).inputValue();
  const other = await context.newPage();
  await other.goto(link);
  const again = other.getByRole('dialog', { name: 'Custom Order' });
  await expect(again).toBeVisible();
  await expect(again.getByRole('radio', { name: 'Star Night' })).toBeChecked();
  await expect(again.getByRole('textbox', { name: 'Requests' })).toHaveValue('Winter tyres & a <b>roof rack</b>');
});

test('the newsletter tells an empty from a malformed address and never claims a subscription', async ({ page }) => {
  await page.goto('/en/aeolus/huge');
  const field = page.getByRole('textbox', { name: 'E-mail address' });
  await field.scrollIntoViewIfNeeded();
  await expect(page.locator('form', { has: field })).toHaveJSProperty('noValidate', true);
  const send = page.getByRole('button', { name: 'Prepare an e-mail' });
  await send.click();
  await expect(page.getByText('Please enter your e-mail address.')).toBeVisible();
  await expect(field).toBeFocused();
  await field.fill('bat@');
  await send.click();
  await expect(page.getByText('This address is incomplete or mistyped.', { exact: false })).toBeVisible();
  await field.fill('bat@example.com');
  await send.click();
  await expect(page.getByText('Your request reaches us once you have sent it.', { exact: false })).toBeVisible();
});
