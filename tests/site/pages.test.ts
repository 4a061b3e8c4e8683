import { expect, type Page, test } from '@playwright/test';
import { ADDRESSES } from './addresses.ts';
import { findProblems } from './axe.ts';

/** Collects what the console says and what fails to load; a page is sound when both stay empty. */
function watch(page: Page): string[] {
  const troubles: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('Service Worker registration blocked')) return;
    if (message.type() === 'error' || message.type() === 'warning') troubles.push(message.text());
  });
  page.on('pageerror', (error) => troubles.push(error.message));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // A page that was being fetched ahead is dropped when its link leaves the view.
    if (reason !== 'net::ERR_ABORTED') troubles.push(`${request.url()} ${reason}`);
  });
  page.on('request', (request) => {
    if (!request.url().startsWith('http://localhost') && !request.url().startsWith('data:')) {
      troubles.push(`third-party request: ${request.url()}`);
    }
  });
  return troubles;
}

/** Scrolls to the end so that everything lazy has come. */
async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await new Promise((done) => setTimeout(done, 30));
    }
    scrollTo(0, 0);
  });
}

for (const address of ADDRESSES) {
  test.describe(address, () => {
    const isEnglish = address.startsWith('/en/');

    test('is a sound document', async ({ page }) => {
      const troubles = watch(page);
      const response = await page.goto(address, { waitUntil: 'load' });
      expect(response?.status()).toBe(200);
      await expect(page.locator('html')).toHaveAttribute('lang', isEnglish ? 'en' : 'mn');
      await expect(page.locator('h1')).toHaveCount(1);
      expect((await page.title()).length).toBeGreaterThan(5);
      await scrollThrough(page);
      const pictures = await page
        .locator('main img:not(dialog img)')
        .evaluateAll((images) =>
          (images as HTMLImageElement[]).map(({ src, alt, width, height }) => ({ src, alt, width, height })),
        );
      for (const picture of pictures) {
        expect(picture.alt, picture.src).not.toBe('');
        expect(picture.width * picture.height, picture.src).toBeGreaterThan(0);
      }
      // A picture is its folder, whatever the width; a drawing is its file.
      const sources = pictures.map(({ src }) => new URL(src).pathname.replace(/\/\d+\.\w+$/, ''));
      expect(
        sources.filter((source, at) => sources.indexOf(source) !== at),
        'a picture is shown twice',
      ).toEqual([]);
      expect(troubles).toEqual([]);
    });

    for (const width of [375, 1440]) {
      test(`has no accessibility problem at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(address);
        await scrollThrough(page);
        expect(await findProblems(page)).toEqual([]);
      });
    }

    test('does not scroll sideways at 320 px', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(address);
      const [content, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
      expect(content).toBeLessThanOrEqual(window ?? 0);
    });
  });
}
