import { expect, test } from '@playwright/test';
import { plainContent } from '../../catalogue/checked-content.ts';
import { choosePaint } from '../visit/choose-paint.ts';
import { given } from '../visit/given.ts';
import { settled } from '../visit/settled.ts';
import { watchPage } from '../visit/watch-page.ts';

const { buy, contactDialog, orderSheet } = plainContent.messages;
const lastPaint = given(plainContent.paints.at(-1)).name.en;

test('Buy now offers every way to reach the dealer, one tap each', async ({ page }) => {
  await page.goto('/en/voyah/dreamer');
  await page.getByRole('button', { name: buy.buyNow.en }).first().click();
  const dialog = page.getByRole('dialog', { name: contactDialog.heading.en });
  await expect(dialog).toBeVisible();
  for (const { phone } of plainContent.dealer.showrooms)
    await expect(dialog.getByRole('link', { name: phone })).toHaveAttribute('href', `tel:${phone.replaceAll(' ', '')}`);
  const mail = await dialog.getByRole('link', { name: /@/ }).getAttribute('href');
  expect(decodeURIComponent(mail ?? '')).toMatch(/^mailto:.+subject=.*Voyah Dreamer/);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: buy.buyNow.en }).first()).toBeFocused();
});

test('an order reopens from its link', async ({ page, context }) => {
  await page.goto('/en/voyah/free');
  await page.getByRole('button', { name: buy.customOrder.en }).first().click();
  const sheet = page.getByRole('dialog', { name: buy.customOrder.en });
  await choosePaint(sheet, lastPaint);
  await sheet.getByRole('textbox', { name: orderSheet.wishes.en }).fill('Winter tyres & a <b>roof rack</b>');
  const link = await sheet.getByRole('textbox', { name: /link/i }).inputValue();
  const other = await context.newPage();
  await other.goto(link);
  const again = other.getByRole('dialog', { name: buy.customOrder.en });
  await expect(again).toBeVisible();
  await expect(again.getByRole('radio', { name: lastPaint })).toBeChecked();
  await expect(again.getByRole('textbox', { name: orderSheet.wishes.en })).toHaveValue(
    'Winter tyres & a <b>roof rack</b>',
  );
});

test('a colour that was chosen on one page of a car is ordered on the next, and shown on the way back', async ({
  page,
}) => {
  await page.goto('/en/voyah/free');
  await choosePaint(page, lastPaint);
  await expect(page).toHaveURL(/color=6/);
  await page.goto('/en/voyah/free/inter');
  await page.getByRole('button', { name: buy.customOrder.en }).first().click();
  const sheet = page.getByRole('dialog', { name: buy.customOrder.en });
  await expect(sheet.getByRole('radio', { name: lastPaint })).toBeChecked();
  await page.goto('/voyah/free');
  await page
    .getByRole('radio', { name: given(plainContent.paints.at(-1)).name.mn })
    .first()
    .scrollIntoViewIfNeeded();
  await expect(page).toHaveURL(/color=6/);
  await page.goto('/voyah/dreamer');
  await page.getByRole('radio').first().scrollIntoViewIfNeeded();
  await expect(page.getByRole('radio').first()).toBeChecked();
});

test('the newsletter tells an empty from a malformed address and never claims a subscription', async ({ page }) => {
  await page.goto('/en/aeolus/huge');
  const field = page.getByRole('textbox', { name: 'E-mail address' });
  await field.scrollIntoViewIfNeeded();
  await expect(page.locator('form', { has: field })).toHaveJSProperty('noValidate', true);
  const { newsletterService } = plainContent.dealer;
  const { prepare, subscribe } = plainContent.messages.newsletter;
  const send = page.getByRole('button', { name: (newsletterService === undefined ? prepare : subscribe).en });
  await send.click();
  await expect(page.getByText('Please enter your e-mail address.')).toBeVisible();
  await expect(field).toBeFocused();
  await field.fill('bat@');
  await send.click();
  await expect(page.getByText('This address is incomplete or mistyped.', { exact: false })).toBeVisible();
  await field.fill('bat@example.com');
  if (newsletterService !== undefined) {
    await page.route(newsletterService, (route) => route.fulfill({ body: '' }));
    const sent = page.waitForRequest(newsletterService);
    await send.click();
    expect((await sent).postData()).toContain(`email=${encodeURIComponent('bat@example.com')}`);
    return;
  }
  // Of a double press only the first opens the e-mail: browsers complain about a second one.
  const { errors } = await watchPage(page);
  await send.dblclick();
  await expect(page.getByText('Your request reaches us once you have sent it.', { exact: false })).toBeVisible();
  await settled(page);
  expect(errors).toEqual([]);
});

test('from home it is three taps to the order sheet of a car, and Back goes the same way', async ({ page }) => {
  await page.goto('/en/home');
  await page.getByRole('button', { name: buy.customOrder.en }).first().click();
  await page.getByRole('dialog').getByRole('link', { name: 'Aeolus Huge' }).click();
  const sheet = page.getByRole('dialog', { name: buy.customOrder.en });
  await expect(sheet).toBeVisible();
  await expect(sheet.getByRole('combobox', { name: 'Model' })).toHaveValue('aeolus-huge');
  await page.goBack();
  await expect(sheet).toBeHidden();
  expect(new URL(page.url()).search).toBe('');
  await page.goBack();
  await expect(page).toHaveURL(/\/en\/home$/);
  await expect(page.locator('dialog:modal')).toHaveCount(0);
});

test('Back closes what is open and loses nothing that was typed, nor does a reload', async ({ page }) => {
  await page.goto('/en/voyah/free');
  const open = () => page.getByRole('button', { name: buy.customOrder.en }).first().click();
  const sheet = page.locator('dialog:modal#order-sheet');
  const requests = sheet.getByRole('textbox', { name: orderSheet.wishes.en });
  await open();
  await expect(sheet).toBeVisible();
  await requests.fill('Winter tyres');
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe('/en/voyah/free');
  await open();
  await expect(requests).toHaveValue('Winter tyres');
  await page.reload();
  await expect(page.locator('[data-island="OrderDialogs"]')).toHaveAttribute('data-hydrated', '');
  await open();
  await expect(requests).toHaveValue('Winter tyres');
});

for (const button of ['Menu', 'Search']) {
  test(`Back closes what ${button} opens, and a link inside leaves nothing to go back through`, async ({ page }) => {
    await page.goto('/en/home');
    await page.goto('/en/voyah/free');
    const open = () => page.getByRole('button', { name: button, exact: true }).click();
    const modal = page.locator('dialog:modal');
    await open();
    await expect(modal).toHaveCount(1);
    await page.goBack();
    await expect(modal).toHaveCount(0);
    expect(new URL(page.url()).pathname).toBe('/en/voyah/free');
    await open();
    await expect(modal).toHaveCount(1);
    await modal
      .getByRole('link', { name: /Dreamer/ })
      .first()
      .click();
    await expect(page).toHaveURL(/dreamer$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/en\/voyah\/free$/);
    await expect(modal).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(/\/en\/home$/);
  });
}

test('an order link and a search that was opened first never stand over each other', async ({ page }) => {
  let bringDialogs = () => {};
  const isSearching = new Promise<void>((resolve) => {
    bringDialogs = resolve;
  });
  await page.route(/\/OrderDialogs-[^/]+\.js$/, async (route) => {
    await isSearching;
    await route.continue();
  });
  await page.goto('/en/voyah/free?order=voyah-free&color=4');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.locator('dialog:modal#search')).toHaveCount(1);
  bringDialogs();
  await expect(page.locator('[data-island="OrderDialogs"]')).toHaveAttribute('data-hydrated', '');
  await expect(page.locator('dialog:modal')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog:modal#order-sheet')).toHaveCount(1);
});
