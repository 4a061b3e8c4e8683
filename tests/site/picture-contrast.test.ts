/** Words over pictures, measured on what the browser has really painted behind them. */
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';

const PAGES = [
  '/home',
  '/en/voyah/free',
  '/voyah/dreamer',
  '/forthing/T5evo',
  '/en/aeolus/shinegs',
  '/forthing/yacht',
  '/aeolus/huge',
];

type Words = {
  text: string;
  colour: string;
  isLarge: boolean;
  box: { x: number; y: number; width: number; height: number };
};

/** The lines of words in the window that stand over a picture. */
const wordsOverPictures = (page: Page): Promise<Words[]> =>
  page.evaluate(() => {
    const found: Words[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement;
      if (element === null || node.textContent?.trim() === '' || !element.checkVisibility({ opacityProperty: true }))
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        if (box.top < 0 || box.bottom > innerHeight || box.width < 4 || box.height < 4) continue;
        const stack = document.elementsFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        const at = stack.findIndex((each) => each instanceof HTMLImageElement);
        const isCovered = stack
          .slice(0, Math.max(at, 0))
          .some((each) => !each.contains(stack[at] ?? null) && /^rgb\(/.test(getComputedStyle(each).backgroundColor));
        if (at === -1 || isCovered || !stack.slice(0, at).includes(element)) continue;
        const { color, fontSize, fontWeight } = getComputedStyle(element);
        const size = Number.parseFloat(fontSize);
        found.push({
          text: node.textContent?.trim().slice(0, 40) ?? '',
          colour: color,
          isLarge: size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700),
          box: { x: box.x, y: box.y, width: box.width, height: box.height },
        });
      }
    }
    return found;
  });

const luminance = (channels: number[]) => {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** The contrast that 98 of 100 pixels behind the words reach at least. */
async function worstContrast({ colour, box }: Words, picture: Buffer): Promise<number> {
  const { data, info } = await sharp(picture)
    .extract({
      left: Math.round(box.x),
      top: Math.round(box.y),
      width: Math.max(1, Math.round(box.width)),
      height: Math.max(1, Math.round(box.height)),
    })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const own = luminance((colour.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number));
  const all: number[] = [];
  for (let at = 0; at < data.length; at += info.channels)
    all.push(contrast(own, luminance([...data.subarray(at, at + 3)])));
  all.sort((one, other) => one - other);
  return all[Math.floor(all.length * 0.02)] ?? 0;
}

for (const address of PAGES) {
  for (const [width, height] of [
    [375, 812],
    [1440, 900],
  ] as const) {
    test(`${address} at ${width} px: words over pictures can be read`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(address);
      const tops = address === '/home' ? ['main h1', '#brands li:first-child', '#brands li:last-child'] : ['main h1'];
      let measured = 0;
      for (const top of tops) {
        await page.locator(top).first().scrollIntoViewIfNeeded();
        await page.evaluate(async () => {
          await document.fonts.ready;
          await Promise.all(
            [...document.images]
              .filter(({ complete }) => complete)
              .map((image) => image.decode().catch(() => undefined)),
          );
        });
        const words = await wordsOverPictures(page);
        await page.evaluate(() => {
          for (const element of document.querySelectorAll<HTMLElement>('body *')) {
            element.style.setProperty('-webkit-text-fill-color', 'transparent', 'important');
          }
        });
        const picture = await page.screenshot({ animations: 'disabled' });
        for (const line of words) {
          measured += 1;
          const reached = await worstContrast(line, picture);
          expect.soft(reached, `"${line.text}" (${line.colour})`).toBeGreaterThanOrEqual(line.isLarge ? 3 : 4.5);
        }
        await page.evaluate(() => {
          for (const element of document.querySelectorAll<HTMLElement>('body *')) {
            element.style.removeProperty('-webkit-text-fill-color');
          }
        });
      }
      expect(measured).toBeGreaterThan(0);
    });
  }
}
