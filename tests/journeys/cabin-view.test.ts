/** The view from a car's seats: opened by a tap over the picture of the dashboard, turned, closed; and a picture that does not come. */
import { expect, type Page, test } from '@playwright/test';
import { plainContent } from '../../catalogue/checked-content.ts';
import { hydrated } from '../visit/hydrate.ts';
import { watchPage } from '../visit/watch-page.ts';

const { viewer, cabinView } = plainContent.tools.messages;
const chapter = (page: Page) => page.locator('#interior');
const button = (page: Page) => page.getByRole('button', { name: cabinView.open.en, exact: true });
const view = (page: Page) => chapter(page).getByRole('application');

async function goToChapter(page: Page, address = '/en/voyah/free') {
  await page.goto(address);
  await page.evaluate(() => document.querySelector('#interior')?.scrollIntoView());
  await hydrated(page, 'CabinViewPart');
  await expect(button(page)).toBeVisible();
}

for (const width of [375, 1280, 2560]) {
  test(`${width} px: the button ends where the content ends`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await goToChapter(page);
    const end = async (locator: ReturnType<Page['locator']>) => {
      const { x, width: wide } = (await locator.boundingBox()) ?? { x: Number.NaN, width: 0 };
      return Math.round(x + wide);
    };
    expect(await end(button(page))).toBe(await end(page.locator('footer > div')));
  });
}

for (const [width, height] of [
  [480, 640],
  [1280, 720],
] as const) {
  test(`${width} px: nothing before the tap; it fills the picture’s place, turns by keys and by the mouse, and gives everything back`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const { exceptions, errors } = await watchPage(page);
    await goToChapter(page);
    const ofView = () => asked.filter((url) => /\/CabinView-|interior-around/.test(url));
    expect(ofView()).toEqual([]);
    const picture = chapter(page).locator('img').first();
    const place = await picture.boundingBox();
    const link = chapter(page).getByRole('link');
    await expect(link).toBeVisible();
    await button(page).click();
    await expect(view(page)).toBeFocused({ timeout: 60_000 });
    expect(ofView().filter((url) => /\.(avif|webp)$/.test(url))).toHaveLength(1);
    // Where the picture was, to the pixel.
    expect(await view(page).boundingBox()).toEqual(place);
    // Words that would lie before it are gone, and cannot take the focus.
    await expect(link).toBeVisible({ visible: width < 1024 });
    const spoken = (text: string) => expect(chapter(page).getByText(text, { exact: true })).toBeAttached();
    await spoken(cabinView.front.en);
    for (let press = 0; press < 4; press += 1) await page.keyboard.press('ArrowRight');
    await spoken(cabinView.right.en);
    const { x = 0, y = 0, width: wide = 0, height: tall = 0 } = (await view(page).boundingBox()) ?? {};
    await page.mouse.move(x + 20, y + tall / 2);
    await page.mouse.down();
    await page.mouse.move(x + wide - 20, y + tall / 2, { steps: 4 });
    await page.mouse.up();
    await spoken(cabinView.front.en);
    await page.getByRole('button', { name: viewer.close.en }).click();
    await expect(view(page)).toHaveCount(0);
    await expect(button(page)).toBeFocused();
    await expect(link).toBeVisible();
    expect(exceptions).toEqual([]);
    expect(errors).toEqual([]);
  });
}

test('a picture that does not come leaves the one of the dashboard, says so, and comes with the button', async ({
  page,
}) => {
  test.slow();
  const { exceptions } = await watchPage(page);
  await goToChapter(page);
  await page.route('**/interior-around.*/**', (route) => route.abort());
  await button(page).click();
  const notice = chapter(page).getByRole('alert');
  await expect(notice).toBeVisible();
  await expect(chapter(page).locator('img').first()).toBeVisible();
  await page.unroute('**/interior-around.*/**');
  await chapter(page).getByRole('button', { name: 'Try again' }).click();
  await expect(view(page)).toBeFocused({ timeout: 60_000 });
  expect(exceptions).toEqual([]);
});
