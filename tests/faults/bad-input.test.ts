/** What stands in the address when somebody damages it, or tries to: every page stays whole and the console quiet. */
import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { ADDRESSES } from '../site/addresses.ts';
import { started, watchPage } from './watch-page.ts';

const NASTY = [
  '?color=7',
  '?color=%3Cscript%3Ealert(1)%3C/script%3E',
  `?color=${'1'.repeat(10_000)}`,
  '?color=%E0%A4%A&color=2',
  '?color=3&color=1&color=',
  '?order=%F0%9F%9A%97&wishes=%00%00',
  '#%E0%A4%A',
  '#"><img src=x onerror=alert(1)>',
  '?order=voyah-free&color=2&winter=NaN&charge=1e309&fit=-1&compare=a,b,c,d,e#size',
  `#${'x'.repeat(5_000)}`,
];

for (const [edition, addresses] of [
  ['mn', ADDRESSES.filter((address) => !address.startsWith('/en/'))],
  ['en', ADDRESSES.filter((address) => address.startsWith('/en/'))],
] as const) {
  test(`every ${edition} page bears a damaged address`, async ({ page }) => {
    test.slow();
    const { exceptions, errors } = await watchPage(page);
    for (const [at, address] of addresses.entries()) {
      const damage = NASTY[at % NASTY.length] ?? '';
      await page.goto(address + damage, { waitUntil: 'domcontentloaded' });
      await started(page);
      await expect(page.locator('h1')).toBeVisible();
      expect([...exceptions, ...errors], address + damage.slice(0, 80)).toEqual([]);
    }
  });
}

/** Queries and hashes as somebody may write them: known names with any value, encodings that are none, anything. */
const piece = fc.oneof(
  fc.string({ maxLength: 30 }).map(encodeURIComponent),
  fc.constantFrom(
    '%E0%A4%A',
    '%',
    '%%',
    '%00',
    '1',
    '6',
    '7',
    '-1',
    '1e9',
    'voyah-free',
    '__proto__',
    '[object Object]',
  ),
  fc.string({ unit: 'grapheme', maxLength: 20 }).map(encodeURIComponent),
);
const name = fc.oneof(
  fc.constantFrom('color', 'order', 'model', 'wishes', 'winter', 'charging', 'fit', 'compare', 'constructor'),
  piece,
);
const query = fc
  .array(fc.tuple(name, piece), { maxLength: 6 })
  .map((pairs) => pairs.map((pair) => pair.join('=')).join('&'));
const hash = fc.oneof(fc.constantFrom('', 'size', 'electric', 'order', 'nothing', 'content'), piece);

test('any query and hash leave the page whole', async ({ page }) => {
  test.slow();
  const { exceptions, errors } = await watchPage(page);
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('/voyah/free', '/en/aeolus/huge', '/en/home'),
      query,
      hash,
      async (address, asked, place) => {
        await page.goto(`${address}?${asked}#${place}`);
        await started(page);
        await expect(page.locator('h1')).toBeVisible();
        const chosen = page.locator('input[name="color"]:checked, input[name="colour"]:checked');
        const values = await chosen.evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
        for (const value of values) expect(value).toMatch(/^[1-6]$/);
        expect([...exceptions, ...errors]).toEqual([]);
      },
    ),
    { numRuns: 14, endOnFailure: true },
  );
});

test('a shared order opens with what can be read of it', async ({ page }) => {
  const { exceptions, errors } = await watchPage(page);
  await page.goto('/en/voyah/free');
  await started(page);
  await page.getByRole('button', { name: 'Custom Order' }).first().click();
  const sheet = page.locator('#order-sheet');
  await sheet.locator('textarea').fill('<script>alert(1)</script> "quotes" & ампер '.repeat(40));
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  const search = page.locator('#search');
  await page.locator('[popovertarget="search"]:visible').first().click();
  for (const text of [
    '<img src=x onerror=alert(1)>',
    '\\',
    '(((',
    '%E0%A4%A',
    'ө'.repeat(10_000),
    '\u0000\uD800',
    '∞ 💥',
  ]) {
    await search.locator('input').fill(text);
  }
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  const email = page.locator('#newsletter-email');
  for (const text of ['', 'a@', '@', 'a b@c.d', `${'x'.repeat(5_000)}@example.com`, '"><script>@x.y']) {
    await email.fill(text);
    await email.press('Enter');
    await expect(email).toHaveAttribute('aria-invalid', 'true');
  }
  expect([...exceptions, ...errors]).toEqual([]);
});
