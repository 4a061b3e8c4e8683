import { expect, type Locator, type Page } from '@playwright/test';
import { given } from './given.ts';
import { hydrateAll } from './hydrate.ts';
import { settled } from './settled.ts';
import { watchPage } from './watch-page.ts';

/** Opens a page with every island hydrated, watched for what must never come. */
export async function openHydrated(page: Page, url: string) {
  const watched = await watchPage(page);
  await page.goto(url);
  await hydrateAll(page);
  return watched;
}

/**
 * Opens what the page's buttons open, one after the other, and closes it with Escape, which gives the focus back. What the
 * header opens is the same on every page, so it is looked at on the kind that has nothing else.
 *
 * @returns How many were opened.
 */
export async function forEachOpening(
  page: Page,
  kind: string,
  look: (id: string, opened: Locator, button: Locator) => Promise<void>,
): Promise<number> {
  const visible = () =>
    page.locator('[popovertarget]:visible').evaluateAll(
      (buttons, isFrame) =>
        buttons
          .filter((button) => button.closest('[popover], dialog') === null)
          .filter((button) => isFrame || button.closest('header') === null)
          .map((button) => button.getAttribute('popovertarget') ?? ''),
      kind === 'short about',
    );
  await goDown(page, 2);
  const below = await visible();
  await goDown(page, 0);
  const each = [...new Set([...(await visible()), ...below])];
  for (const id of each) {
    const button = await buttonOf(page, id);
    const opened = page.locator(`#${id}`);
    // The click may scroll, and then another button for the same stands in view.
    const pressed = given((await button.elementHandle()) ?? undefined);
    await pressed.click();
    await expect(opened).toBeVisible();
    if (id === 'search') {
      await opened.locator('input').fill('km');
      await expect(page.locator('[role="option"]').first()).toBeVisible({ timeout: 20_000 });
    }
    await settled(page);
    await look(id, opened, button);
    // The first Escape may empty the search field.
    await page.keyboard.press('Escape');
    if (await opened.isVisible()) await page.keyboard.press('Escape');
    await expect(opened, id).toBeHidden();
    await expect
      .poll(() => pressed.evaluate((element) => element === document.activeElement), `the focus returns from ${id}`)
      .toBe(true);
  }
  return each.length;
}

/** The button in view that opens something. The bar that stays in view comes below the first view and goes at the top. */
export async function buttonOf(page: Page, id: string): Promise<Locator> {
  const button = page.locator(`[popovertarget="${id}"]:visible`).first();
  for (const windows of [2, 0]) if ((await button.count()) === 0) await goDown(page, windows);
  return button;
}

async function goDown(page: Page, windows: number): Promise<void> {
  await page.evaluate((by) => scrollTo({ top: by * innerHeight, behavior: 'instant' }), windows);
  await settled(page);
}

/** Opens every disclosure, those that come with others included, and goes back to the top. */
export async function openDisclosures(page: Page): Promise<void> {
  await page.evaluate(() => {
    const closed = () => [...document.querySelectorAll<HTMLDetailsElement>('details:not([open])')];
    for (let round = 0; round < 5 && closed().length > 0; round += 1)
      for (const details of closed()) details.open = true;
  });
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
    scrollTo({ top: 0, behavior: 'instant' });
  });
  await settled(page);
}
