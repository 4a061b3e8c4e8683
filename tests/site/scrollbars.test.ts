/** Windows whose scrollbar takes room, as most desktops have them: elsewhere the tests' browser hides it. */
import { expect, type Page, test } from '@playwright/test';
import { plainContent } from '../../catalogue/checked-content.ts';
import { localePath } from '../../language/locales.ts';
import { findBrowser } from '../../setup/browser.mjs';
import { KINDS, taken } from '../visit/urls.ts';

test.use({
  // Wider than the columns, so that they stand in the middle, and lower than the shortest page.
  viewport: { width: 1920, height: 600 },
  launchOptions: { ...findBrowser(), ignoreDefaultArgs: ['--hide-scrollbars'] },
});

// A scrollbar with styles takes room on macOS, too.
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const styles = new CSSStyleSheet();
    styles.replaceSync(':root::-webkit-scrollbar { inline-size: 16px }');
    document.adoptedStyleSheets.push(styles);
  }),
);

/** The width of the scrollbar, in CSS pixels. */
const scrollbar = (page: Page) => page.evaluate(() => innerWidth - document.documentElement.clientWidth);

/** The words that begin nearly at the first column, and by how many CSS pixels they miss it. */
const besideTheColumn = (page: Page) =>
  page.evaluate(() => {
    const column = (document.querySelector('header a') as Element).getBoundingClientRect().left;
    const width = innerWidth - document.documentElement.clientWidth;
    return [...document.querySelectorAll('main :is(h1, h2, p, figcaption)')].flatMap((words) => {
      const box = words.getBoundingClientRect();
      const start = box.left + Number.parseFloat(getComputedStyle(words).paddingLeft) - column;
      const isBeside = box.width > 0 && Math.abs(start) > 0.5 && Math.abs(start) <= width / 2 + 0.5;
      return isBeside ? [`${words.textContent.slice(0, 40)}: ${start} px`] : [];
    });
  });

for (const [kind, paths] of Object.entries(KINDS)) {
  for (const path of taken(paths, 0, paths.length)) {
    test(`${path} (${kind}): its words begin at the first column, and nothing scrolls sideways`, async ({ page }) => {
      await page.goto(path);
      expect(await scrollbar(page)).toBeGreaterThan(0);
      expect(await besideTheColumn(page)).toEqual([]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      ).toBe(0);
    });
  }
}

test('nothing moves when a sheet covers the scrollbar', async ({ page }) => {
  await page.goto(localePath('/voyah/free', 'en'));
  const places = () =>
    page.evaluate(() =>
      ['header a', 'h1', '#order h2', '#order img', '#colours img', 'footer a'].map((each) => {
        const { left, width } = (document.querySelector(each) as Element).getBoundingClientRect();
        return [each, left, width];
      }),
    );
  const before = await places();
  await page.getByRole('button', { name: plainContent.messages.buy.customOrder.en }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect.poll(() => scrollbar(page)).toBe(0);
  expect(await places()).toEqual(before);
});
