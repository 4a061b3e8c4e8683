/** A car's picture moves from its card to the hero of its page, headings rise into place; nothing moves where motion is reduced. */
import { expect, type Page, test } from '@playwright/test';
import { watchPage } from '../visit/watch-page.ts';

/** What moves by itself while a page takes the place of another, by the name that both pages give it. */
const namesThatMoved = (page: Page) =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('moved') ?? 'null') as string[] | null);

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('pagereveal', (event) => {
      const { viewTransition } = event as Event & { viewTransition: { ready: Promise<void> } | null };
      sessionStorage.removeItem('moved');
      if (viewTransition === null) return sessionStorage.setItem('moved', '[]');
      viewTransition.ready.then(() => {
        const groups = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? '');
        const names = groups.flatMap((group) => /^::view-transition-group\((.+)\)$/.exec(group)?.[1] ?? []);
        sessionStorage.setItem('moved', JSON.stringify([...new Set(names)].sort()));
      });
    });
  });
});

test('a car carries over from its card to its page, and back', async ({ page }) => {
  const { errors } = await watchPage(page);
  // A page whose first frame comes before its hero has arrived fades in as a whole.
  await expect(async () => {
    await page.goto('/en/home');
    await page.locator('main').getByRole('link', { name: 'Forthing Yacht', exact: true }).first().click();
    await expect(page).toHaveURL('/en/forthing/yacht');
    await expect.poll(() => namesThatMoved(page), { timeout: 2000 }).toContain('forthing-yacht');
  }).toPass();
  expect(
    await page.evaluate(() => getComputedStyle(document.documentElement, '::view-transition-new(root)').animationName),
  ).toBe('half-disc');
  // Nothing lies over the page meanwhile.
  expect(await page.evaluate(() => getComputedStyle(document.documentElement, '::view-transition').pointerEvents)).toBe(
    'none',
  );
  await page.goBack();
  await expect(page).toHaveURL('/en/home');
  expect(errors).toEqual([]);
});

test('with reduced motion one page stands in the place of the other at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/en/home');
  await page.locator('main').getByRole('link', { name: 'Forthing Yacht', exact: true }).first().click();
  await expect(page).toHaveURL('/en/forthing/yacht');
  await expect.poll(() => namesThatMoved(page)).toEqual([]);
});

test('a name of a car stands once on its own page, wherever the focus is', async ({ page }) => {
  await page.goto('/en/voyah/dreamer');
  const named = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll('*')].filter(
          (each) => getComputedStyle(each).viewTransitionName === 'voyah-dreamer',
        ).length,
    );
  expect(await named()).toBe(1);
  await page.locator('#vehicles').getByRole('link', { name: 'Voyah Dreamer', exact: true }).focus();
  expect(await named()).toBe(1);
});

/** How far below its place the heading of the second section stands, in CSS pixels, when that place is at a share of the window's height. */
const risenAt = (page: Page, share: number) =>
  page.evaluate(async (at) => {
    const head = document.querySelectorAll<HTMLElement>('main [data-rise]:has(h2)').item(1);
    const moved = () => Number.parseFloat(getComputedStyle(head).translate.split(' ')[1] ?? '0');
    const top = scrollY + head.getBoundingClientRect().top - moved();
    scrollTo({ top: top - at * innerHeight, behavior: 'instant' });
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    return moved();
  }, share);

test('a heading that has not risen yet stands clear of what follows', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await page.goto('/en/voyah/free');
  const room = await page.evaluate(() => {
    const section = document.querySelectorAll('main [data-rise]:has(h2)').item(1).closest('section');
    return Number.parseFloat(section === null ? '' : getComputedStyle(section).rowGap);
  });
  const entering = await risenAt(page, 0.98);
  expect(entering).toBeGreaterThan(8);
  expect(entering).toBeLessThan(room);
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`headings rise into place as they come into the window: ${reducedMotion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.goto('/en/voyah/free');
    const entering = await risenAt(page, 0.98);
    if (reducedMotion === 'reduce') expect(entering).toBe(0);
    else expect(entering).toBeGreaterThan(8);
    expect(await risenAt(page, 0.3)).toBe(0);
    // Below the window it stands where it belongs, for whoever prints or pictures the whole page.
    expect(await risenAt(page, 1.1)).toBe(0);
  });
}
