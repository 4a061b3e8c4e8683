import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import sharp from 'sharp';
import { checkPictures } from '../../media/pictures.ts';
import { expect, fileAt, keptInBrowser, save, test } from './editor.ts';

const PLACE = fileAt('models/voyah-free.json', 'promotions/1/picture');

/** A photograph of two halves, the upper one red, in one format; `turn` is the EXIF orientation of a camera held upright. */
function photo(
  format: 'jpeg' | 'png' | 'webp' | 'avif',
  width: number,
  height: number,
  turn?: number,
): Promise<Buffer> {
  const half = { create: { width, height: height / 2, channels: 3 as const, background: '#c03020' } };
  const image = sharp({ create: { width, height, channels: 3, background: '#204060' } }).composite([
    { input: half, gravity: 'north' },
  ]);
  return (turn === undefined ? image : image.withMetadata({ orientation: turn }))
    .toFormat(format, { quality: 60 })
    .toBuffer();
}

const cmyk = (rgb: Buffer) => sharp(rgb).toColourspace('cmyk').jpeg().toBuffer();
const HEIC = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic'), Buffer.alloc(200)]);

test('a picture that cannot be used is refused with what to do', async ({ page, open, checkout }) => {
  await open(PLACE);
  await page
    .locator('.picture', { has: page.locator('[id="promotions/1/picture"]') })
    .getByRole('button', { name: 'Зураг солих…' })
    .click();
  const dialog = page.getByRole('dialog');
  const use = dialog.getByRole('button', { name: 'Энэ зургийг тавих' });
  const choose = (name: string, buffer: Buffer, mimeType: string) =>
    dialog.locator('input[type=file]').setInputFiles({ name, mimeType, buffer });
  const fault = dialog.getByRole('alert');
  await choose('phone.heic', HEIC, 'image/heic');
  await expect(fault).toContainText('HEIC');
  await choose('print.jpg', await cmyk(await photo('jpeg', 1600, 900)), 'image/jpeg');
  await expect(fault).toContainText('CMYK');
  await choose('text.png', Buffer.from('no picture'), 'image/png');
  await expect(fault).toContainText('нээж чадсангүй');
  await choose('small.jpg', await photo('jpeg', 400, 300), 'image/jpeg');
  await use.click();
  await expect(fault).toContainText('400 цэг өргөн, хамгийн багадаа 800');
  await dialog.getByRole('textbox', { name: /монголоор/ }).fill('');
  await expect(use).toBeDisabled();
  await dialog.getByRole('button', { name: 'Болих' }).click();
  expect(checkout.changed()).toEqual([]);
});

test('nothing moves in the form when a picture comes late', async ({ page, open }) => {
  await page.setViewportSize({ width: 375, height: 760 });
  let come = () => {};
  const late = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route(/\/pictures\//, async (route) => {
    await late;
    await route.continue();
  });
  await open(PLACE);
  const part = page.locator('.picture', { has: page.locator('[id="promotions/1/picture"]') });
  const picture = part.locator('img');
  await expect(picture).toBeInViewport();
  expect(await picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(false);
  const button = part.getByRole('button', { name: 'Зураг солих…' });
  const before = await button.boundingBox();
  come();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(await button.boundingBox()).toEqual(before);
});

test('a photograph of any format is turned upright, cut by hand, seen in the page before it is saved, and encoded', async ({
  page,
  open,
  frame,
  checkout,
}) => {
  test.setTimeout(120_000);
  await open(PLACE);
  const field = page.locator('.picture', { has: page.locator('[id="promotions/1/picture"]') });
  const dialog = page.getByRole('dialog');
  await field.getByRole('button', { name: 'Зураг солих…' }).click();
  for (const format of ['png', 'webp', 'avif', 'jpeg'] as const) {
    // Held upright: 900 × 1600 as it is seen, 1600 × 900 as it is stored.
    const buffer = format === 'jpeg' ? await photo('jpeg', 1600, 900, 6) : await photo(format, 1600, 900);
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: `photo.${format}`, mimeType: `image/${format}`, buffer });
    await expect(dialog.getByText(format === 'jpeg' ? '900 × 506' : '1600 × 900')).toBeVisible();
  }
  await dialog.getByRole('slider', { name: 'Дээш, доош' }).fill('0');
  await dialog.getByRole('textbox', { name: /монголоор/ }).fill('Салоны өмнөх шинэ Voyah Free');
  await dialog.getByRole('textbox', { name: /англиар/ }).fill('A new Voyah Free in front of the showroom');
  await dialog.getByRole('button', { name: 'Энэ зургийг тавих' }).click();
  const shown = frame.locator('img[alt="Салоны өмнөх шинэ Voyah Free"]').first();
  await expect(shown).toHaveAttribute('src', /^blob:/, { timeout: 10_000 });
  expect(checkout.changed()).toEqual([]);

  // A draft keeps its pictures through a reload.
  await expect(page.getByRole('link', { name: 'Өөрчлөлт (3)' })).toBeVisible();
  await expect.poll(() => keptInBrowser(page)).toBe(3);
  await page.reload();
  await expect(page.locator('.said')).toContainText('сэргээлээ');
  await save(page);
  expect(checkout.changed().filter((file) => !file.startsWith('public/'))).toEqual([
    'content/pictures/voyah-free.json',
    'media/manifest.json',
    'media/pictures/voyah-free/promotion-delivery.webp',
  ]);
  expect(checkPictures(checkout.folder).faults).toEqual([]);
  const master = sharp(resolve(checkout.folder, 'media/pictures/voyah-free/promotion-delivery.webp'));
  expect(await master.metadata()).toMatchObject({ width: 900, height: 506 });
  // Upright, the photograph's red half is on its right.
  const { data } = await master
    .extract({ left: 800, top: 250, width: 4, height: 4 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(data[0]).toBeGreaterThan(120);
  await expect(shown).toHaveAttribute('src', /^\/pictures\/voyah-free\/promotion-delivery\.[0-9a-f]{8}\//, {
    timeout: 10_000,
  });
});

test('one more picture has a name of its own, and a picture that no page shows any more goes', async ({
  page,
  open,
  checkout,
}) => {
  test.setTimeout(120_000);
  await open(PLACE);
  const field = page.locator('.picture', { has: page.locator('[id="promotions/1/picture"]') });
  await field.getByRole('button', { name: 'Шинэ зураг…' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading')).toContainText('voyah-free/promotion-1');
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: await photo('jpeg', 1200, 900) });
  await dialog.getByRole('textbox', { name: /монголоор/ }).fill('Шинэ машин');
  await dialog.getByRole('textbox', { name: /англиар/ }).fill('A new car');
  await dialog.getByRole('button', { name: 'Энэ зургийг тавих' }).click();
  await page.getByRole('link', { name: /^Өөрчлөлт/ }).click();
  await expect(page.getByText('voyah-free/promotion-delivery: зураг устна')).toBeVisible();
  await save(page);
  const changed = checkout.changed();
  expect(changed).toContain('media/pictures/voyah-free/promotion-1.webp');
  expect(changed).toContain('media/pictures/voyah-free/promotion-delivery.webp');
  expect(Object.keys(JSON.parse(checkout.text('pictures/voyah-free.json')))).not.toContain('promotion-delivery');
  expect(checkPictures(checkout.folder).faults).toEqual([]);
  expect(readdirSync(resolve(checkout.folder, 'public/pictures/voyah-free')).join()).not.toContain(
    'promotion-delivery',
  );
});
