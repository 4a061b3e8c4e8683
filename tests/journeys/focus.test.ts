/** Whatever is opened over a page and closed again, in whatever way: the focus is on a visible control, and Back has left nothing. */
import { expect, type Page, test } from '@playwright/test';
import { hydrateAll } from '../visit/hydrate.ts';
import { settled } from '../visit/settled.ts';

/** What opens something, where it stands, and how far the page has been scrolled. */
const OPENERS: { name: string; path: string; opener: string; scroll?: number; only?: string }[] = [
  { name: 'Buy now in the hero', path: '/en/voyah/free', opener: 'h1 ~ * [popovertarget="contact-dialog"]', scroll: 0 },
  {
    name: 'Buy now in the bar of phones',
    path: '/en/voyah/free',
    opener: '[data-buy-bar] button',
    scroll: 2000,
    only: 'phone',
  },
  {
    name: 'Buy now in the fixed bar',
    path: '/en/voyah/free',
    opener: 'nav[data-sticky] [popovertarget="contact-dialog"]',
    scroll: 2000,
    only: 'desktop',
  },
  { name: 'the list of parts', path: '/en/voyah/free', opener: '[popovertarget="page-parts"]', scroll: 2000 },
  // Stepping back to an entry whose URL names a place, Chromium takes the focus away.
  {
    name: 'Custom Order at a place of the page',
    path: '/en/voyah/free#order',
    opener: '#order [popovertarget="order-sheet"]',
  },
  { name: 'the search', path: '/en/home', opener: 'header [popovertarget="search"]', scroll: 0 },
  { name: 'the burger', path: '/en/home', opener: 'header [popovertarget="brand-panel"]', scroll: 0 },
];

const overlay = (page: Page) => page.locator('dialog:modal, :popover-open');

/** What has the focus, in words; a problem begins with "lost". */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: active } = document;
    if (active === null || active === document.body || active === document.documentElement) return 'lost to the body';
    if (!active.checkVisibility({ visibilityProperty: true }))
      return `lost to something hidden: ${active.outerHTML.slice(0, 99)}`;
    return active.outerHTML.slice(0, 99);
  });

const WAYS: Record<string, (page: Page) => Promise<unknown>> = {
  'its button': (page) => overlay(page).locator('[popovertargetaction="hide"]').first().click(),
  Escape: (page) => page.keyboard.press('Escape'),
  Back: (page) => page.goBack(),
  'a press beside it': async (page) => {
    // Where it will stand: while it moves in, what is free now may be covered when the press comes.
    await settled(page);
    const box = await overlay(page).boundingBox();
    const window = page.viewportSize();
    if (box === null || window === null) throw new Error('Nothing is open.');
    const isBelow = box.y + box.height < window.height - 4;
    // What fills the window has free space at its edge.
    await page.mouse.click(
      box.x > 4 ? 2 : window.width - 2,
      isBelow ? window.height - 2 : box.y > 4 ? 2 : window.height / 2,
    );
  },
};

for (const { name, path, opener, scroll, only = '' } of OPENERS) {
  test(`the focus after ${name}`, async ({ page }) => {
    test.skip(!test.info().project.name.includes(only), 'not in this window');
    const isPhone = test.info().project.name.includes('phone');
    await page.goto('/en/offline');
    await page.goto(path);
    await hydrateAll(page);
    for (const [way, close] of Object.entries(WAYS)) {
      if (scroll !== undefined) await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), scroll);
      const button = page.locator(opener).first();
      if (name === 'the list of parts' && way === 'its button') continue;
      // At rest it fills the window of a phone: nothing is beside it.
      if (name === 'the search' && way === 'a press beside it' && isPhone) continue;
      await button.click();
      await expect(overlay(page)).toHaveCount(1);
      // Back has something to close: the step back of what closed before is over.
      await expect.poll(() => page.evaluate(() => history.state?.dialog), way).toBeDefined();
      await close(page);
      await expect(overlay(page), way).toHaveCount(0);
      // Not before the step back, which may take the focus away.
      await expect.poll(() => page.evaluate(() => history.state?.dialog), way).toBeUndefined();
      await expect.poll(() => focused(page), way).not.toContain('lost');
      await expect(page, way).toHaveURL(path);
    }
  });
}

test('a link to a place on the same page takes the focus there', async ({ page }) => {
  await page.goto('/en/voyah/about');
  await hydrateAll(page);
  await page.locator('header [popovertarget="brand-panel"]').first().click();
  await overlay(page).getByRole('link', { name: 'Location' }).click();
  await expect(overlay(page)).toHaveCount(0);
  await expect(page.locator('#location')).toBeFocused();
  await expect(page.locator('#location')).toBeInViewport();
});

test('the page stays where it has been scrolled beside the list of parts', async ({ page }) => {
  await page.goto('/en/offline');
  await page.goto('/en/voyah/free');
  await hydrateAll(page);
  for (const way of ['Escape', 'Back', 'a press beside it'] as const) {
    await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }));
    await page.locator('[popovertarget="page-parts"]').click();
    await expect.poll(() => page.evaluate(() => history.state?.dialog), way).toBeDefined();
    await page.evaluate(() => scrollTo({ top: 2600, behavior: 'instant' }));
    await WAYS[way]?.(page);
    await expect(overlay(page), way).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => history.state?.dialog), way).toBeUndefined();
    await settled(page);
    expect(await page.evaluate(() => scrollY), way).toBe(2600);
  }
});

test('a link around the list of parts is followed at the first press, and Back leads to the page without the list', async ({
  page,
  hasTouch,
}) => {
  await page.goto('/en/voyah/free');
  await hydrateAll(page);
  await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }));
  await page.locator('[popovertarget="page-parts"]').click();
  await expect.poll(() => page.evaluate(() => history.state?.dialog)).toBeDefined();
  const box = await page.locator('nav[data-band] a[href$="/inter"]').boundingBox();
  if (box === null) throw new Error('The bar has no link to the interior.');
  const middle = [box.x + box.width / 2, box.y + box.height / 2] as const;
  await (hasTouch ? page.touchscreen.tap(...middle) : page.mouse.click(...middle));
  await expect(page).toHaveURL('/en/voyah/free/inter');
  await page.goBack();
  await expect(page).toHaveURL('/en/voyah/free');
  await expect(overlay(page)).toHaveCount(0);
  expect(await page.evaluate(() => history.state?.dialog)).toBeUndefined();
});

test('a part of the list leads there, twice as well, and Back leads to where the page was before', async ({ page }) => {
  await page.goto('/en/voyah/free');
  await hydrateAll(page);
  await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }));
  for (let turn = 0; turn < 2; turn++) {
    await page.locator('[popovertarget="page-parts"]').click();
    await overlay(page).getByRole('link', { name: 'Colours' }).click();
    await expect(overlay(page)).toHaveCount(0);
    await expect(page).toHaveURL('/en/voyah/free#colours');
    await expect(page.locator('#colours')).toBeFocused();
    await expect(page.locator('#colours')).toBeInViewport();
    // Not before the step back.
    await expect.poll(() => page.evaluate(() => history.state?.dialog)).toBeUndefined();
  }
  await page.goBack();
  await expect(page).toHaveURL('/en/voyah/free');
  await expect(overlay(page)).toHaveCount(0);
  expect(await page.evaluate(() => history.state?.dialog)).toBeUndefined();
});
