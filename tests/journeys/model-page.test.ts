import { expect, type Locator, type Page, test } from '@playwright/test';
import { plainContent } from '../../catalogue/checked-content.ts';
import { findFigure } from '../../content/figures/fill-figures.ts';
import { namedFigures } from '../../content/figures/named-figures.ts';
import type { FullModel } from '../../content/schema.ts';
import { choosePaint } from '../visit/choose-paint.ts';
import { given } from '../visit/given.ts';
import { hydrateAll } from '../visit/hydrate.ts';
import { settled } from '../visit/settled.ts';

const free = plainContent.models['models/voyah-free.json'] as FullModel;
const dreamer = plainContent.models['models/voyah-dreamer.json'] as FullModel;
const electric = given(free.specification.tabs[1]);
const promotion = given(dreamer.promotions[0]).title.en;
const paint = (index: number) => given(plainContent.paints[index - 1]).name.en;
const figure = (name: string) => given(findFigure(namedFigures(plainContent), 'voyah-free', name)).en;

/** Answers every script of the site only when `release` is called: what a visitor does meanwhile is done without it. */
async function holdScripts(page: Page): Promise<{ release: () => void }> {
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return { release: () => release() };
}

/** Whether all of it is in the window now; `toBeInViewport` would wait for a moment when it is. */
const isInView = (part: Locator) =>
  part.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });

test('the colour that was chosen before the scripts came stays chosen', async ({ page }) => {
  const { release } = await holdScripts(page);
  await page.goto('/en/voyah/free', { waitUntil: 'commit' });
  const green = page.getByRole('radio', { name: paint(4) });
  await green.scrollIntoViewIfNeeded();
  await choosePaint(page, paint(4));
  await expect(page.getByText(paint(4), { exact: true }).first()).toBeVisible();
  release();
  await hydrateAll(page);
  await expect(green).toBeChecked();
  await choosePaint(page, paint(5));
  await expect(page).toHaveURL(/color=5/);
  await page.reload();
  await page.getByRole('radio', { name: paint(5) }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('radio', { name: paint(5) })).toBeChecked();
});

test('the tab that was opened before the scripts came stays open', async ({ page }) => {
  const { release } = await holdScripts(page);
  await page.goto('/voyah/free', { waitUntil: 'commit' });
  const tab = page.getByRole('tab', { name: electric.label.mn });
  await tab.scrollIntoViewIfNeeded();
  await tab.click();
  await expect(page.locator('#electric').getByText(figure('consumption'))).toBeVisible();
  await expect(page.locator('#size').getByText(figure('tyres'))).toBeHidden();
  release();
  await hydrateAll(page);
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(tab).toHaveAttribute('aria-disabled', 'true');
  await expect(page.locator('#electric').getByText(figure('consumption'))).toBeVisible();
});

test('a key figure leads to the tab that explains it', async ({ page }) => {
  await page.goto('/en/voyah/free');
  await page.getByRole('link', { name: new RegExp(figure('rangeErev')) }).click();
  await expect(page).toHaveURL(/#electric$/);
  await expect(page.getByText(`${figure('rangeChinese')} km`, { exact: true })).toBeVisible();
});

test('the number beside a figure leads to its source, which stays in view: by a press and by a link that was sent', async ({
  page,
}) => {
  await page.goto('/en/forthing/T5evo');
  const mark = page.locator('#specification a[href*="#source-"]:visible').last();
  const anchor = `#${given((await mark.getAttribute('href'))?.split('#')[1])}`;
  const source = page.locator(anchor);
  await mark.click();
  await expect(source).toBeVisible();
  await settled(page);
  expect(await isInView(source), 'after a press').toBe(true);

  await page.goto('/offline');
  await page.goto(`/en/forthing/T5evo${anchor}`);
  await expect(source).toBeVisible();
  await hydrateAll(page);
  await settled(page);
  expect(await isInView(source), 'by a link that was sent').toBe(true);
});

test('typed text, an open promotion and the place in the page survive the arrival of the scripts', async ({ page }) => {
  const { release } = await holdScripts(page);
  await page.goto('/en/voyah/dreamer', { waitUntil: 'commit' });
  await page.getByText(promotion).click();
  const field = page.getByRole('textbox', { name: /e-mail/i }).last();
  await field.scrollIntoViewIfNeeded();
  await field.fill('bat@example.com');
  // Where it stands in the window: the page above it may yet turn out higher or lower than it was assumed to be.
  const place = () => field.evaluate((input) => input.getBoundingClientRect().top);
  const before = await place();
  release();
  await hydrateAll(page);
  await expect(field).toHaveValue('bat@example.com');
  expect(Math.abs((await place()) - before)).toBeLessThan(3);
  await expect(page.locator('details', { hasText: promotion }).first()).toHaveAttribute('open', '');
});

test('the fixed sub-header is there above 100 px only, also after a reload in the middle', async ({ page }) => {
  await page.goto('/en/voyah/free');
  await hydrateAll(page);
  const bar = page.getByRole('navigation', { name: /at the top|top of the window/i, includeHidden: true });
  const scroll = (y: number) => page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), y);
  await scroll(100);
  await expect(bar).toBeHidden();
  await scroll(101);
  await expect(bar).toBeVisible();
  await expect(bar.getByRole('link').first()).toHaveAttribute('href', '/en/home');
  await scroll(0);
  await expect(bar).toBeHidden();
  await scroll(2000);
  await page.reload();
  await expect(bar).toBeVisible();
});

test('a link leads on and back returns to the page as it was', async ({ page }) => {
  const troubles: string[] = [];
  page.on('console', (message) => message.type() === 'error' && troubles.push(message.text()));
  await page.goto('/en/voyah/free');
  await hydrateAll(page);
  await page.getByRole('link', { name: 'Interior' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/interior/i);
  await expect(page).toHaveURL('/en/voyah/free/inter');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Voyah Free');
  expect(troubles).toEqual([]);
});

test('See more shows the two partial models and moves the focus to the first', async ({ page }) => {
  await page.goto('/en/aeolus/shinegs');
  await hydrateAll(page);
  const more = page.getByText(plainContent.messages.vehicles.seeMore.en, { exact: true });
  await more.scrollIntoViewIfNeeded();
  await more.click();
  const yacht = page.getByRole('link', { name: 'Forthing Yacht' }).last();
  await expect(yacht).toBeVisible();
  await expect(yacht).toBeFocused();
});
