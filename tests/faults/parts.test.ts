/** One part of a page that fails: pictures, fonts, videos, storage, clipboard. */
import { expect, type Page, test } from '@playwright/test';
import { plainContent } from '../../catalogue/checked-content.ts';
import { hydrateAll, started } from '../visit/hydrate.ts';
import { scrollToEnd } from '../visit/scroll-to-end.ts';
import { settled } from '../visit/settled.ts';
import { watchPage } from '../visit/watch-page.ts';

const PAGES = ['/home', '/voyah', '/voyah/free', '/en/voyah/free/feature', '/en/aeolus/huge', '/voyah/about'];

/** Position, size and look of every picture that takes part in the page. */
const boxes = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>('main img, footer img')]
      .filter((image) => image.checkVisibility())
      .map((image) => {
        const { width, height } = image.getBoundingClientRect();
        const frame = image.closest('picture') ?? image;
        const colours = [image, frame, frame.parentElement ?? frame].map((each) => getComputedStyle(each));
        return {
          picture: new URL(image.src).pathname.split('/').slice(0, -1).join('/'),
          size: `${Math.round(width)} × ${Math.round(height)}`,
          alt: image.alt,
          isOnSurface: colours.some(
            ({ backgroundColor, backgroundImage }) =>
              backgroundColor !== 'rgba(0, 0, 0, 0)' || backgroundImage !== 'none',
          ),
        };
      }),
  );

test('a picture that fails keeps its box and shows its text on a quiet surface', async ({ page }) => {
  const { exceptions } = await watchPage(page);
  const whole = new Map<string, Awaited<ReturnType<typeof boxes>>>();
  for (const address of PAGES) {
    await page.goto(address);
    await hydrateAll(page);
    await settled(page);
    whole.set(address, await boxes(page));
  }
  await page.route(/\/(pictures|drawings)\//, (route) => route.abort());
  for (const address of PAGES) {
    await page.goto(address);
    await hydrateAll(page);
    await settled(page);
    const broken = await boxes(page);
    const sizes = (list: typeof broken) => list.map(({ picture, size }) => `${picture} ${size}`);
    expect(sizes(broken), address).toEqual(sizes(whole.get(address) ?? []));
    for (const { picture, alt, isOnSurface } of broken) {
      // A line drawing stands on the page's own surface, and figures with words of their own stand over it.
      if (picture.startsWith('/drawings/')) continue;
      // A cut-out stands on the surface of its card.
      if (picture.includes('/card.')) continue;
      expect(alt, picture).not.toBe('');
      expect(isOnSurface, picture).toBe(true);
    }
  }
  expect(exceptions).toEqual([]);
});

test('without its fonts and videos the page is whole', async ({ page }) => {
  const { exceptions, errors } = await watchPage(page);
  await page.route(/\.(woff2|mp4|webm)$/, (route) => route.abort());
  for (const address of ['/voyah/free', '/en/home']) {
    await page.goto(address);
    await started(page);
    await expect(page.locator('h1')).toBeVisible();
    await scrollToEnd(page);
    const [content, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect(content).toBeLessThanOrEqual(window ?? 0);
  }
  await expect(page.locator('video:visible')).toHaveCount(0);
  await page.goto('/voyah/free');
  await started(page);
  const frame = page.locator('main figure:has(video)');
  await frame.scrollIntoViewIfNeeded();
  await expect(frame).toHaveAttribute('data-state', 'poster');
  const poster = frame.locator('img');
  await expect.poll(() => poster.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(poster).toBeVisible();
  expect(exceptions).toEqual([]);
  expect(errors).toEqual([]);
});

test('storage that is forbidden changes nothing', async ({ page }) => {
  const { exceptions, errors } = await watchPage(page);
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        configurable: true,
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });
  await page.goto('/home');
  await started(page);
  await page
    .locator('footer a[href="/voyah/free"], header a[href="/voyah/free"], main a[href="/voyah/free"]')
    .first()
    .dispatchEvent('click');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Voyah Free');
  await page.goBack();
  await expect(page).toHaveURL('/home');
  await started(page);
  await page.reload();
  await started(page);
  await expect(page.locator('h1')).toBeVisible();
  expect(exceptions).toEqual([]);
  expect(errors).toEqual([]);
});

for (const denied of ['denied', 'missing'] as const) {
  test(`a clipboard that is ${denied} leaves the order's link to be copied by hand`, async ({ page }) => {
    const { exceptions } = await watchPage(page);
    await page.addInitScript((isMissing) => {
      const refuse = () => Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'));
      const value = isMissing ? undefined : { writeText: refuse };
      Object.defineProperty(Navigator.prototype, 'clipboard', { configurable: true, get: () => value });
      Object.defineProperty(Navigator.prototype, 'share', { configurable: true, value: refuse });
      Object.defineProperty(Navigator.prototype, 'canShare', { configurable: true, value: () => true });
    }, denied === 'missing');
    await page.goto('/en/voyah/free');
    await started(page);
    await page.getByRole('button', { name: plainContent.messages.buy.customOrder.en }).first().click();
    const sheet = page.locator('#order-sheet');
    await sheet.getByRole('button', { name: /copy/i }).click();
    await expect(
      sheet
        .getByRole('status')
        .filter({ hasText: /copy|select/i })
        .first(),
    ).toBeVisible();
    await expect(sheet.locator('input[readonly], output, code').first()).toBeAttached();
    const share = sheet.getByRole('button', { name: /share/i });
    if (await share.isVisible()) await share.click();
    await expect(sheet).toBeVisible();
    expect(exceptions).toEqual([]);
  });
}

/** What URLs ask for, and where it shows. */
const ASKED: Record<string, (page: Page) => Promise<unknown>> = {
  '/en/voyah/free?order=voyah-free': (page) => expect(page.locator('dialog#order-sheet:modal')).toBeVisible(),
  '/en/aeolus/huge?contact': (page) => expect(page.locator('dialog#contact-dialog:modal')).toBeVisible(),
  '/en/voyah/free?color=4#colours': (page) => expect(page.locator('[name="colours"][value="4"]')).toBeChecked(),
  '/en/voyah/free?winter=-25,road,90,100,15,back,erdenet#winter': (page) =>
    expect(page.locator('#winter-town')).toHaveValue('erdenet'),
  '/en/home?compare=aeolus-huge,forthing-yacht#compare': (page) =>
    expect(page.locator('#compare [name="car0"]')).toHaveValue('aeolus-huge'),
  '/en/home?show=electric#models': (page) => expect(page.locator('[name="show"][value="electric"]')).toBeChecked(),
  '/en/voyah/about#faq-petrol': (page) => expect(page.locator('details:has(#faq-petrol)')).toHaveAttribute('open'),
};

test('what a URL asks for waits for no picture and no font', async ({ page }) => {
  await page.route(/\/(pictures|drawings)\/|\.woff2$/, () => undefined);
  for (const [address, expectShown] of Object.entries(ASKED)) {
    await page.goto(address, { waitUntil: 'commit' });
    await expectShown(page);
    expect(await page.evaluate(() => document.readyState), address).toBe('interactive');
  }
});
