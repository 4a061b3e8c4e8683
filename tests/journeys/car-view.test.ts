/** The 3D view of a car: opened by a tap, turned, painted, closed; and what comes when its file does not. */
import { expect, type Page, test } from '@playwright/test';
import { plainContent } from '../../catalogue/checked-content.ts';
import { choosePaint } from '../visit/choose-paint.ts';
import { given } from '../visit/given.ts';
import { hydrated } from '../visit/hydrate.ts';
import { watchPage } from '../visit/watch-page.ts';

const { viewer, carView } = plainContent.tools.messages;
const messages = { ...viewer, ...carView };
const paint = (index: number) => given(plainContent.paints[index - 1]).name.en;
const button = (page: Page) => page.getByRole('button', { name: messages.open.en, exact: true });
const view = (page: Page) =>
  page.getByRole('application', { name: messages.label.en.replace('{title}', 'Voyah Free') });

async function goToPicker(page: Page) {
  // Every picture is drawn by the processor here: a small one shows the same.
  await page.setViewportSize({ width: 480, height: 640 });
  await page.goto('/en/voyah/free');
  await hydrated(page, 'ColourPicker');
  await expect(button(page)).toBeVisible();
}

async function open(page: Page) {
  await button(page).click();
  await expect(view(page)).toBeFocused({ timeout: 60_000 });
}

/** Where a part of the stage stands in it, in whole pixels. */
const boxOf = (page: Page, part: string) =>
  page.evaluate((selector) => {
    const stage = document.querySelector('#colours') as Element;
    const { x, y, width, height } = (stage.querySelector(selector) as Element).getBoundingClientRect();
    return [x, y - stage.getBoundingClientRect().y, width, height].map(Math.round);
  }, part);

/** Where the car stands in a picture, or in the 3D view as it begins: left, right, upper and lower end in 600ths of its width. */
const carIn = (page: Page, part: string) =>
  page.evaluate(async (selector) => {
    const shown = document.querySelector(`#colours ${selector}`) as HTMLImageElement | HTMLCanvasElement;
    const copy = new OffscreenCanvas(600, 338).getContext('2d') as OffscreenCanvasRenderingContext2D;
    const ends = () => {
      copy.drawImage(shown, 0, 0, 600, 338);
      const { data } = copy.getImageData(0, 0, 600, 338);
      // The shadow lets the ground through.
      const car = Array.from({ length: 600 * 338 }, (_, at) => at).filter((at) => (data[4 * at + 3] ?? 0) > 250);
      const across = car.map((at) => at % 600).sort((one, other) => one - other);
      const down = car.map((at) => Math.floor(at / 600));
      return [across[0], across.at(-1), down[0], down.at(-1)];
    };
    if (shown instanceof HTMLImageElement) return ends();
    // A canvas holds its picture until the frame ends in which it has been drawn: nearer and back, so that it is.
    for (const key of ['+', '-'])
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    return new Promise<(number | undefined)[]>((done) => {
      requestAnimationFrame(() => done(ends()));
    });
  }, part);

/** What the canvas shows, once it has been drawn. */
const drawn = async (page: Page) => {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  return (await view(page).screenshot()).toString('base64');
};

// Loading a car and drawing its first picture is what takes the time, so one visit sees all of it.
test('nothing before the tap; six paints, in step with the swatches, the address and the order sheet; keys and buttons turn it; closing frees it', async ({
  page,
  baseURL,
}) => {
  test.slow();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const { exceptions, errors } = await watchPage(page);
  await goToPicker(page);
  expect(asked.filter((url) => /\/CarView-|\.glb$/.test(url))).toEqual([]);
  const box = await boxOf(page, 'picture img');
  const car = await carIn(page, 'picture img');
  await open(page);
  expect(asked.filter((url) => /\.glb$/.test(url))).toHaveLength(1);
  expect(await boxOf(page, 'canvas'), 'where the picture stood').toEqual(box);
  await expect(async () => {
    const drawnCar = await carIn(page, 'canvas');
    for (const [end, place] of car.entries()) expect(Math.abs(given(place) - given(drawnCar[end]))).toBeLessThan(5);
  }, 'as large as in the picture, and where it was').toPass({ timeout: 20_000 });

  const pictures = new Set<string>();
  for (const index of [1, 2, 3, 4, 5, 6]) {
    await choosePaint(page, paint(index));
    await expect(page.getByText(new RegExp(`^${paint(index)}, from the front$`))).toBeAttached();
    if (index > 1) await expect(page).toHaveURL(new RegExp(`color=${index}`));
    pictures.add(await drawn(page));
  }
  expect(pictures.size).toBe(6);
  const { buy } = plainContent.messages;
  await page.getByRole('button', { name: buy.customOrder.en }).first().click();
  const sheet = page.getByRole('dialog', { name: buy.customOrder.en });
  await expect(sheet.getByRole('radio', { name: paint(6) })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await view(page).focus();
  const before = await drawn(page);
  for (let press = 0; press < 4; press += 1) await page.keyboard.press('ArrowRight');
  await expect(page.getByText(`${paint(6)}, ${messages.left.en}`)).toBeAttached();
  expect(await drawn(page)).not.toBe(before);
  await page.getByRole('button', { name: messages.nearer.en }).click();
  const lost = page.evaluate(
    () =>
      new Promise((done) => {
        const canvas = document.querySelector('#colours canvas');
        canvas?.addEventListener('webglcontextlost', () => done(true));
      }),
  );
  await page.getByRole('button', { name: messages.close.en }).click();
  await expect(lost).resolves.toBe(true);
  await expect(view(page)).toHaveCount(0);
  await expect(button(page)).toBeFocused();
  const fromElsewhere = asked.filter((url) => !url.startsWith(given(baseURL)) && !url.startsWith('data:'));
  expect(fromElsewhere).toEqual([]);
  expect(exceptions).toEqual([]);
  expect(errors).toEqual([]);
});

test('a car that does not come leaves the picture, says so, and comes with the button', async ({ page }) => {
  test.slow();
  const { exceptions } = await watchPage(page);
  await goToPicker(page);
  await page.route('**/*.glb', (route) => route.abort());
  await button(page).click();
  const notice = page.locator('#colours').getByRole('alert');
  await expect(notice).toBeVisible();
  await expect(page.locator('#colours img').first()).toBeVisible();
  await page.unroute('**/*.glb');
  await page.locator('#colours').getByRole('button', { name: 'Try again' }).click();
  await expect(view(page)).toBeFocused({ timeout: 60_000 });
  await expect(notice).toHaveCount(0);
  expect(exceptions).toEqual([]);
});

test('a car that hangs is given up after 120,000 ms; meanwhile nothing moves for whoever wants no motion', async ({
  page,
}) => {
  await page.clock.install();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { exceptions, errors } = await watchPage(page);
  await page.route('**/*.glb', () => undefined);
  await goToPicker(page);
  // From here on the page's clock moves only when it is told to.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  const asked = page.waitForRequest('**/*.glb');
  await button(page).click();
  await asked;
  const notice = page.locator('#colours').getByRole('alert');
  await expect(button(page)).toHaveAttribute('aria-busy', 'true');
  const moving = () => document.getAnimations().filter(({ playState }) => playState === 'running').length;
  expect(await page.evaluate(moving)).toBe(0);
  await page.clock.fastForward(119_000);
  await expect(notice).toHaveCount(0);
  await page.clock.fastForward(1000);
  await expect(notice).toBeVisible();
  await expect(page.locator('#colours img').first()).toBeVisible();
  // The script may have been on its way, too, when the clock jumped.
  expect(errors.join('\n')).toMatch(/Loading chunk (CarView|\S+\.glb) failed\. \(timeout\)/);
  expect(exceptions).toEqual([]);
});

test('a visitor who saves data is not offered it', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true } });
  });
  await page.goto('/en/voyah/free');
  await hydrated(page, 'ColourPicker');
  await expect(button(page)).toHaveCount(0);
});

test('in wide windows and on phones held across, too, the car stands where its picture stood, on a ground from edge to edge', async ({
  page,
}) => {
  test.slow();
  await goToPicker(page);
  await page.setViewportSize({ width: 812, height: 375 });
  const heldAcross = await boxOf(page, 'picture img');
  await page.setViewportSize({ width: 2000, height: 500 });
  const wide = await boxOf(page, 'picture img');
  await open(page);
  expect(await boxOf(page, 'canvas')).toEqual(wide);
  const [left, , width] = await boxOf(page, '[data-place="stage"]');
  expect([left, width]).toEqual([0, await page.evaluate(() => document.documentElement.clientWidth)]);
  await page.setViewportSize({ width: 812, height: 375 });
  await expect.poll(() => boxOf(page, 'canvas')).toEqual(heldAcross);
});
