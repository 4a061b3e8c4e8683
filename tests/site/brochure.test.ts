/** Each car's page printed is its brochure: two sheets of A4, with the figures, the contact and nothing to press. */
import { expect, test } from '@playwright/test';
import { plainContent } from '../../catalogue/checked-content.ts';
import { EVERY_PAGE, kindOf, URLS, visitsOfKinds } from '../visit/urls.ts';

/** Every car in every language, or one of each kind of car. */
const CARS = EVERY_PAGE
  ? URLS.filter((url) => kindOf(url).endsWith(' model'))
  : visitsOfKinds([[1280, 900]]).flatMap(({ kind, url }) => (kind.endsWith(' model') ? [url] : []));

for (const url of CARS) {
  test(`${url} prints on two sheets of A4`, async ({ page }) => {
    await page.goto(url);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    const sheets = pdf.match(/\/Type\s*\/Page\b/g) ?? [];
    expect(sheets).toHaveLength(2);
    // 210 × 297 mm in points.
    for (const [, width, height] of pdf.matchAll(/\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]/g)) {
      expect(Math.abs(Number(width) - 595.3)).toBeLessThan(1);
      expect(Math.abs(Number(height) - 841.9)).toBeLessThan(1);
    }
    await page.emulateMedia({ media: 'print' });
    await expect(
      page.locator(`main :text-is("${plainContent.dealer.showrooms[0]?.phone}"):visible`).last(),
    ).toBeVisible();
    await expect(page.locator('main table').first()).toBeVisible();
    await expect(page.locator('main button:visible')).toHaveCount(0);
  });
}
