import { expect, test } from '@playwright/test';
import { plainContent } from '../../catalogue/checked-content.ts';
import { LOCALES, localePath } from '../../language/locales.ts';

const { header } = plainContent.messages;

/** Two that are asked one after the other find different things, so that what is still shown is no answer. */
const ASKED = {
  mn: [
    ['winter', /өвөл|өвлийн|хүйтэн/i],
    ['суудал', /суудал/i],
    ['360', /360/],
    ['suudal', /суудал/i],
    ['12 h', /12/],
  ],
  en: [
    ['winter', /winter/i],
    ['dremaer', /Dreamer/],
    ['360', /360/],
  ],
} as const;

for (const locale of LOCALES) {
  test(`the search in ${locale} finds what people ask for, however they spell it`, async ({ page }) => {
    await page.goto(localePath('/home', locale));
    await page.getByRole('button', { name: header.search[locale] }).click();
    for (const [asked, found] of ASKED[locale]) {
      await page.getByRole('dialog').getByRole('combobox').fill(asked);
      await expect(page.getByRole('option').filter({ hasText: found }).first(), asked).toBeVisible();
    }
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(localePath('/home', locale));
    await expect(page.getByRole('dialog')).toBeHidden();
  });
}

test('a question that is found opens where it lands', async ({ page }) => {
  await page.goto('/en/home');
  await page.getByRole('button', { name: header.search.en }).click();
  await page.getByRole('dialog').getByRole('combobox').fill('warranty');
  await page.getByRole('dialog').getByRole('option').first().click();
  await expect(page).toHaveURL(/\/en\/voyah\/about#faq-warranty$/);
  const answer = page.locator('#faq-warranty');
  await expect(answer).toBeVisible();
  await expect(answer).toBeInViewport();
  await expect(page.getByRole('heading', { name: 'What warranty do the cars have?' })).toBeInViewport();
});

test('an answer of two lines keeps its distance to what was found', async ({ page }) => {
  // As narrow as phones are; what was found is longer than the window.
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/home');
  await page.getByRole('button', { name: header.search.mn }).click();
  await page.getByRole('dialog').getByRole('combobox').fill('цэнэглэх станц');
  await expect(page.getByRole('option').nth(5)).toBeAttached();
  const said = page.getByRole('dialog').getByRole('status');
  const { lines, below } = await said.evaluate((element) => ({
    lines: element.scrollHeight / Number.parseFloat(getComputedStyle(element).lineHeight),
    below: element.clientHeight - element.scrollHeight,
  }));
  expect(lines, 'lines of the answer').toBeGreaterThan(1.5);
  expect(below, 'of its words below it').toBeGreaterThanOrEqual(0);
});
