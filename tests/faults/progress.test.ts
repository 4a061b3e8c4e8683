/** What the visitor is told while the next page is on its way. */
import { expect, type Page, type Route, test } from '@playwright/test';
import { navigate, started, watchPage } from './watch-page.ts';

const line = (page: Page) => page.locator('body > [role="status"]');

/** The look of the line. */
const look = (page: Page) =>
  line(page).evaluate((element) => {
    const { opacity, borderTopWidth, borderTopColor, position, pointerEvents } = getComputedStyle(element);
    const { width, top } = element.getBoundingClientRect();
    return {
      opacity: Number(opacity),
      borderTopWidth,
      borderTopColor,
      position,
      pointerEvents,
      width,
      top,
    };
  });

/** Holds the data of a page back until it is let go. */
async function hold(page: Page, data: string): Promise<() => Promise<void>> {
  let held: Route[] = [];
  let isHolding = true;
  await page.route(data, async (route) => {
    if (isHolding) held.push(route);
    else await route.continue();
  });
  return async () => {
    isHolding = false;
    await Promise.all(held.map((route) => route.continue().catch(() => undefined)));
    held = [];
  };
}

for (const [address, next, sentence] of [
  ['/en/voyah/about', '/en/aeolus/huge', 'The page is loading'],
  ['/voyah/about', '/aeolus/huge', 'Хуудсыг ачаалж байна'],
] as const) {
  test(`${address}: a page that takes long shows a line after 150 ms, is announced, and moves nothing`, async ({
    page,
  }) => {
    const { exceptions, errors } = await watchPage(page);
    await page.goto(address);
    await started(page);
    expect(await look(page)).toMatchObject({ opacity: 0 });
    await expect(line(page)).toHaveText('');
    const letGo = await hold(page, `**${next}.data*`);
    await page.evaluate(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift' });
      const times: Record<string, number> = { asked: performance.now() };
      Object.assign(window, { times });
      const status = document.querySelector('body > [role="status"]') as Element;
      new MutationObserver(() => {
        if (status.hasAttribute('data-pending')) times.pending ??= performance.now();
        if (status.textContent !== '') times.said ??= performance.now();
      }).observe(status, { attributes: true, childList: true, characterData: true, subtree: true });
    });
    const place = () => page.locator('h1').boundingBox();
    const before = await place();
    await navigate(page, next);
    await expect(line(page)).toHaveAttribute('data-pending');
    await expect.poll(async () => (await look(page)).opacity).toBe(1);
    const shown = await look(page);
    expect(shown).toMatchObject({ position: 'fixed', pointerEvents: 'none', borderTopWidth: '2px', top: 0 });
    await expect.poll(async () => (await look(page)).width).toBeGreaterThan(300);
    await expect(line(page)).toHaveText(sentence);
    const { asked, pending, said } = await page.evaluate(
      () => (window as unknown as { times: Record<'asked' | 'pending' | 'said', number> }).times,
    );
    expect(pending - asked, 'a page that comes at once shows nothing').toBeGreaterThanOrEqual(150);
    expect(said - asked, 'a page that comes soon is not announced').toBeGreaterThan(1450);
    expect(await place()).toEqual(before);
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
    await letGo();
    await expect(page.locator('h1')).toHaveText('Aeolus Huge');
    await expect(line(page)).not.toHaveAttribute('data-pending');
    await expect(line(page)).toHaveText('');
    expect(await look(page)).toMatchObject({ opacity: 0 });
    expect([...exceptions, ...errors]).toEqual([]);
  });
}

test('under reduced motion and in forced colours the line stands still and can be seen', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' });
  await page.goto('/voyah/about');
  await started(page);
  const letGo = await hold(page, '**/aeolus/huge.data*');
  await navigate(page, '/aeolus/huge');
  await expect.poll(async () => (await look(page)).opacity).toBe(1);
  await expect.poll(async () => (await look(page)).width).toBeGreaterThan(1000);
  const first = await look(page);
  await page.waitForTimeout(300);
  expect((await look(page)).width).toBe(first.width);
  const canvas = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(first.borderTopColor).not.toBe(canvas);
  await letGo();
});
