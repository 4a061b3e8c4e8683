/** What a page does when it is opened from another one: what is fetched ahead, and what is there when. */
import { expect, type Page, test } from '@playwright/test';
import { navigate, started } from '../faults/watch-page.ts';

const bar = (page: Page) => page.locator('main nav').first();

/** Answers that came whole for paths that end so. */
function answers(page: Page, ending: string): string[] {
  const paths: string[] = [];
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(ending)) paths.push(pathname);
  });
  return paths;
}

test.use({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true });

test('a page whose link is in view is fetched ahead, once, and opens without a network', async ({ page, context }) => {
  const data = answers(page, '.data');
  await page.goto('/en/voyah/free');
  await started(page);
  expect(data, 'the page itself has the network first').toEqual([]);
  await page.mouse.wheel(0, 1);
  await expect.poll(() => data).toContain('/en/voyah/free/inter.data');
  await expect.poll(() => page.locator('link[rel="modulepreload"]').count()).toBeGreaterThan(1);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await bar(page).getByRole('link', { name: 'Interior' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Voyah Free interior');
  expect(page.url()).toContain('/en/voyah/free/inter');
  await context.setOffline(false);
  await bar(page).getByRole('link', { name: 'Overview' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Voyah Free');
  await page.waitForLoadState('networkidle');
  const ahead = data.filter((path) => path === '/en/voyah/free/feature.data');
  expect(ahead, 'the same link, in view on both pages').toHaveLength(1);
});

for (const [name, connection] of [
  ['whoever saves data', { saveData: true }],
  ['a slow link', { effectiveType: 'slow-2g' }],
] as const) {
  test(`${name} gets nothing ahead`, async ({ page }) => {
    const data = answers(page, '.data');
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection);
    await page.goto('/en/voyah/free');
    await started(page);
    await page.mouse.wheel(0, 1);
    await page.waitForTimeout(1000);
    expect(data).toEqual([]);
    await bar(page).getByRole('link', { name: 'Interior' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Voyah Free interior');
    expect(data).toEqual(['/en/voyah/free/inter.data']);
  });
}

test('the top comes first, the rest at once after it, and nothing that is seen moves', async ({ page }) => {
  await page.goto('/en/voyah');
  await started(page);
  const link = page.locator('main a[href="/en/voyah/free"]').first();
  await link.scrollIntoViewIfNeeded();
  await page.evaluate(() => {
    const seen = { sectionsWithHeading: -1, footerInView: false, shifts: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shifts += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift' });
    const footer = () => (document.querySelector('footer')?.getBoundingClientRect().top ?? 0) < innerHeight;
    new MutationObserver(() => {
      if (document.querySelector('h1')?.textContent !== 'Voyah Free') return;
      if (seen.sectionsWithHeading < 0) seen.sectionsWithHeading = document.querySelectorAll('main section').length;
      if (scrollY === 0) seen.footerInView ||= footer();
    }).observe(document, { childList: true, subtree: true });
  });
  await link.click();
  await expect(page.locator('#order')).toBeAttached();
  await expect(page.locator('[data-far]')).toHaveCount(0, { timeout: 15_000 });
  const seen = await page.evaluate(() => (window as unknown as { seen: Record<string, unknown> }).seen);
  expect(seen).toEqual({ sectionsWithHeading: 0, footerInView: false, shifts: 0 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('a place further down is there at once, and so is the way back', async ({ page }) => {
  await page.goto('/en/home');
  await started(page);
  await page.evaluate(() => scrollTo(0, 1500));
  await navigate(page, '/en/voyah/free#order');
  await expect(page.locator('#order')).toBeInViewport();
  await page.goBack();
  await expect(page.locator('#brands')).toBeAttached();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500);
});

test('a link in a section that still sleeps opens its page inside the document, and one to the same address adds no step', async ({
  page,
}) => {
  await page.goto('/en/voyah/free');
  await started(page);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  // Clicked as assistive technology does it, without a pointer and without a focus before.
  await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/en/forthing"]')?.click());
  await expect(page).toHaveURL(/\/en\/forthing$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forthing');
  const steps = await page.evaluate(() => history.length);
  await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/en/forthing"]')?.click());
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => [history.length, 'isSameDocument' in window])).toEqual([steps, true]);
});
