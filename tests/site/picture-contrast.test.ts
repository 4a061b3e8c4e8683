/** Words over pictures, measured on what the browser has really painted behind them. */
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { taken, URLS } from '../visit/urls.ts';

const PAGES = URLS.filter((address) => !address.startsWith('/en/'));

type Words = {
  text: string;
  colour: string;
  isLarge: boolean;
  box: { x: number; y: number; width: number; height: number };
};

/** The lines of words in the window that stand over a picture, and those that a picture hides. */
const wordsAtPictures = (page: Page): Promise<{ over: Words[]; hidden: string[] }> =>
  page.evaluate(() => {
    const over: Words[] = [];
    const hidden: string[] = [];
    const isInPlace = (element: Element | null | undefined): boolean =>
      element != null && (/sticky|fixed/.test(getComputedStyle(element).position) || isInPlace(element.parentElement));
    /** Words for screen readers alone, or a part of them: they are clipped to a pixel. */
    const isClipped = (element: HTMLElement | null): boolean =>
      element !== null && (element.offsetWidth <= 1 || isClipped(element.parentElement));
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement;
      if (
        element === null ||
        node.textContent?.trim() === '' ||
        !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      )
        continue;
      if (isClipped(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        if (box.top < 0 || box.bottom > innerHeight || box.width < 4 || box.height < 4) continue;
        if (box.left < 0 || box.right > innerWidth) continue;
        // A line that a bar covers in part is read in another step of the walk: steps overlap by more than a bar's height.
        const ends = [box.top + 1, box.bottom - 1].map((y) => document.elementFromPoint(box.x + box.width / 2, y));
        if (!isInPlace(element) && ends.some(isInPlace)) continue;
        const stack = document.elementsFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        const at = stack.findIndex((each) => each instanceof HTMLImageElement);
        // What scrolls below a heading that stays in place comes out again.
        const stays = isInPlace(stack[at]);
        if (at !== -1 && !stays && !stack.slice(0, at).includes(element)) hidden.push(node.textContent?.trim() ?? '');
        const isCovered = stack
          .slice(0, Math.max(at, 0))
          .some((each) => !each.contains(stack[at] ?? null) && /^rgb\(/.test(getComputedStyle(each).backgroundColor));
        if (at === -1 || isCovered || !stack.slice(0, at).includes(element)) continue;
        const { color, fontSize, fontWeight } = getComputedStyle(element);
        const size = Number.parseFloat(fontSize);
        over.push({
          text: node.textContent?.trim().slice(0, 40) ?? '',
          colour: color,
          isLarge: size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700),
          box: { x: box.x, y: box.y, width: box.width, height: box.height },
        });
      }
    }
    return { over, hidden };
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

const WINDOWS = [
  [375, 812],
  [1440, 900],
  [1024, 768],
  [768, 1024],
  [2560, 1440],
] as const;

for (const [row, address] of PAGES.entries()) {
  for (const [width, height] of taken(WINDOWS, row, WINDOWS.length)) {
    test(`${address} at ${width} px: words over pictures can be read`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(address);
      const cdp = await page.context().newCDPSession(page);
      const hiding = await page.evaluateHandle(() => {
        const sheet = new CSSStyleSheet({ disabled: true });
        sheet.replaceSync(`* { -webkit-text-fill-color: transparent !important; text-decoration-color: transparent !important }
          text, text * { fill: transparent !important }`);
        document.adoptedStyleSheets.push(sheet);
        return sheet;
      });
      const hideWords = (isHidden: boolean) =>
        hiding.evaluate(async (sheet, value) => {
          sheet.disabled = !value;
          await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        }, isHidden);
      let seen = 0;
      for (let top = 0, isEnd = false; !isEnd; top += height - 200) {
        isEnd = await page.evaluate(async (y) => {
          scrollTo({ top: y, behavior: 'instant' });
          await document.fonts.ready;
          await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
          const inWindow = [...document.images].filter((image) => {
            const { top, right, bottom, left } = image.getBoundingClientRect();
            return image.checkVisibility() && right > 0 && left < innerWidth && bottom > 0 && top < innerHeight;
          });
          await Promise.all(inWindow.map((image) => image.decode().catch(() => undefined)));
          return Math.ceil(scrollY + innerHeight) >= document.documentElement.scrollHeight;
        }, top);
        const { over, hidden } = await wordsAtPictures(page);
        expect.soft(hidden, 'words below a picture').toEqual([]);
        if (over.length === 0) continue;
        seen += over.length;
        await hideWords(true);
        // Playwright's own way writes the smallest file, which takes a second of a window.
        const { data } = await cdp.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
        const picture = Buffer.from(data, 'base64');
        await hideWords(false);
        for (const line of over) {
          const reached = await worstContrast(line, picture);
          expect.soft(reached, `"${line.text}" (${line.colour})`).toBeGreaterThanOrEqual(line.isLarge ? 3 : 4.5);
        }
      }
      // Every page with a hero has words over it: the walk must have found them.
      if (/^(\/home|\/\w+\/(?!about)\w+)$/.test(address)) expect(seen).toBeGreaterThan(0);
    });
  }
}
