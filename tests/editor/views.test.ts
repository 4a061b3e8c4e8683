import { findProblems } from '../visit/find-problems.ts';
import { expect, fileAt, test } from './editor.ts';

const VIEWS = {
  start: '',
  prices: '#prices',
  hours: fileAt('dealer.json', 'showrooms/0/hours'),
  promotions: fileAt('models/voyah-free.json', 'promotions'),
  figures: fileAt('models/voyah-free.json', 'facts/torque/value'),
  messages: fileAt('messages.json'),
  'open points': '#open',
};
const WINDOWS = { phone: { width: 375, height: 760 }, desk: { width: 1440, height: 900 } };

for (const [name, size] of Object.entries(WINDOWS)) {
  test(`every view of the editor is accessible, in both of its languages, and fits: ${name}`, async ({
    page,
    open,
    checkout,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize(size);
    await open();
    await expect(page.locator('html[translate="no"]:has(meta[name="google"][content="notranslate"])')).toBeAttached();
    for (const [view, fragment] of Object.entries(VIEWS)) {
      await page.goto(`${checkout.url}/admin/${fragment}`);
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
      // The page in the frame is looked at by the tests of the site.
      await page.evaluate(() => document.querySelector('iframe')?.setAttribute('inert', ''));
      expect([view, await findProblems(page, 'body > :not(iframe)', ['frame-tested'])]).toEqual([view, []]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect([view, overflow]).toEqual([view, 0]);
    }
    await page.getByRole('combobox', { name: 'Хэл' }).selectOption('en');
    await expect(page.getByRole('heading', { name: 'To be confirmed before publishing' })).toBeVisible();
    expect(await findProblems(page, 'body > :not(iframe)', ['frame-tested'])).toEqual([]);
    // A mistake, the list of changes, and the dialog of a picture.
    await page.goto(`${checkout.url}/admin/${fileAt('dealer.json', 'showrooms')}`);
    await page.locator('[id="showrooms/0/phone"]').fill('7700');
    await expect(page.locator('.mistakes')).toBeVisible();
    expect(await findProblems(page, 'body > :not(iframe)', ['frame-tested'])).toEqual([]);
    await page.goto(`${checkout.url}/admin/#changes`);
    await expect(page.getByRole('button', { name: /^Take back/ })).toBeVisible();
    expect(await findProblems(page, 'body > :not(iframe)', ['frame-tested'])).toEqual([]);
    await page.goto(`${checkout.url}/admin/${fileAt('models/voyah-free.json', 'promotions/1/picture')}`);
    await page.getByRole('button', { name: 'Replace the picture…' }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await findProblems(page, 'dialog')).toEqual([]);
  });
}

test('on a phone form and page take turns, and the page is as wide as a phone', async ({ page, open, frame }) => {
  await page.setViewportSize(WINDOWS.phone);
  await open(fileAt('models/voyah-free.json', 'tagline/mn'));
  await expect(page.locator('iframe')).toBeHidden();
  await page.locator('[id="tagline/mn"]').fill('Шинэ уриа');
  await page.getByRole('button', { name: 'Хуудас', exact: true }).click();
  await page.getByRole('button', { name: 'Утас', exact: true }).click();
  await expect(frame.locator('main').getByText('Шинэ уриа').first()).toBeVisible({ timeout: 10_000 });
  expect(await frame.locator('html').evaluate((html) => html.clientWidth)).toBe(390);
  await frame.locator('main').getByText('Шинэ уриа').first().click();
  await expect(page.locator('[id="tagline/mn"]')).toBeFocused();
});

test('the whole way by keyboard: search, field, change, save', async ({ page, open, checkout }) => {
  await open();
  await page.getByRole('searchbox').focus();
  await page.keyboard.type('и-мэйл');
  const found = page.getByRole('list', { name: 'Олдсон газар' });
  await expect(found).toBeVisible();
  // Of all that was typed, not of its first letters.
  await expect(found).not.toHaveAttribute('aria-busy');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('[id="email"]')).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('sales@showroom.example');
  await page.getByRole('button', { name: 'Хадгалах', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.said')).toHaveText('Хадгаллаа.');
  expect(checkout.text('dealer.json')).toContain('sales@showroom.example');
});
