/**
 * `npm run engines:sheet -- --kinds home,brand`: pictures of every kind of page in Chromium, Firefox and WebKit side by side, at
 * three widths, for somebody to look at. They are written to `engines-sheet/`, a file for each kind and width; in each, a
 * row for each place in the page and a column for each engine.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import sharp, { type OverlayOptions } from 'sharp';
import { LOCALES, localePath } from '../../language/locales.ts';
import { findBrowser } from '../../setup/browser.mjs';
import { missingEngines } from '../../setup/engines.mjs';
import { KINDS } from '../visit/urls.ts';
import type { Driver } from './driver.ts';
import { startFirefox } from './firefox.ts';
import { startWebKit } from './webkit.ts';
import type { Size } from './windows.ts';

const SIZES: Size[] = [
  [375, 740],
  [768, 1000],
  [1440, 860],
];
/** How far down the page each row is: its top, two places in it, and its end. */
const PLACES = [0, 0.33, 0.66, 1];
/** How wide a picture is on the sheet, and the space between two, in pixels. */
const COLUMN = 480;
const GAP = 12;

const { values } = parseArgs({
  options: {
    kinds: { type: 'string', default: Object.keys(KINDS).join(',') },
    port: { type: 'string', default: '4197' },
  },
});

/** What a sheet needs of an engine. */
type Camera = Pick<Driver, 'load' | 'resize' | 'evaluate' | 'screenshot' | 'close'>;

async function startChromium(): Promise<Camera> {
  const browser = await chromium.launch(findBrowser());
  const page = await browser.newPage();
  return {
    load: async (address) => void (await page.goto(address)),
    resize: (width, height) => page.setViewportSize({ width, height }),
    evaluate: (expression) => page.evaluate(expression),
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  };
}

/** Brings a place of the page into the window, with its pictures. Runs in the page. */
async function show(place: number): Promise<void> {
  scrollTo({ top: (document.documentElement.scrollHeight - innerHeight) * place, behavior: 'instant' });
  await new Promise(requestAnimationFrame);
  const seen = [...document.images].filter((image) => {
    const { top, bottom, width } = image.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < innerHeight;
  });
  // A picture or a script that does not come is seen on the sheet.
  const end = performance.now() + 4000;
  const waiting = () => document.querySelectorAll('[data-island]:not([data-hydrated])');
  for (; performance.now() < end && waiting().length > 0; await new Promise(requestAnimationFrame))
    for (const island of waiting()) island.dispatchEvent(new FocusEvent('focusin'));
  // Firefox refuses to decode a lazy picture that it has not asked for yet, Chromium never answers for one.
  while (performance.now() < end && !seen.every(({ complete }) => complete)) await new Promise(requestAnimationFrame);
  await Promise.allSettled(seen.filter(({ complete }) => complete).map((image) => image.decode()));
  // Bars slide in and out; WebKit's picture of the window would show them on their way.
  const isMoving = () =>
    document
      .getAnimations()
      .some(
        ({ timeline, effect, playState }) =>
          timeline instanceof DocumentTimeline && playState === 'running' && effect?.getTiming().iterations === 1,
      );
  const rest = performance.now() + 4000;
  for (let still = 0; still < 3 && performance.now() < rest; still = isMoving() ? 0 : still + 1)
    await new Promise(requestAnimationFrame);
}

async function writeSheet(file: string, cameras: Camera[], url: string, [width, height]: Size): Promise<void> {
  const rowHeight = Math.round((COLUMN / width) * height);
  const pictures: OverlayOptions[] = [];
  for (const [column, camera] of cameras.entries()) {
    await camera.resize(width, height);
    await camera.load(url);
    for (const [row, place] of PLACES.entries()) {
      await camera.evaluate(`(${show})(${place})`);
      const input = await sharp(await camera.screenshot())
        .resize(COLUMN, rowHeight, { fit: 'fill' })
        .toBuffer();
      pictures.push({ input, left: column * (COLUMN + GAP), top: row * (rowHeight + GAP) });
    }
  }
  const size = {
    width: cameras.length * (COLUMN + GAP) - GAP,
    height: PLACES.length * (rowHeight + GAP) - GAP,
  };
  await sharp({ create: { ...size, channels: 3, background: '#d0208f' } })
    .composite(pictures)
    .webp({ quality: 80 })
    .toFile(file);
  console.log(file);
}

const missing = missingEngines();
if (missing !== undefined) {
  console.error(`${missing} \`npm run test:engines\` installs the engines where it can.`);
  process.exit(1);
}
const FOLDER = 'engines-sheet';
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER);
const server = spawn(process.execPath, ['publish/hosts/serve.ts'], { env: { ...process.env, PORT: values.port } });
await new Promise<void>((ready) => server.stdout.once('data', () => ready()));
const cameras = await Promise.all([startChromium(), startFirefox({}), startWebKit({})]);
try {
  for (const [at, kind] of values.kinds.split(',').entries()) {
    const [path] = KINDS[kind] ?? [];
    if (path === undefined) throw new Error(`There is no kind of page ${kind}.`);
    for (const [column, size] of SIZES.entries()) {
      const locale = LOCALES[(at + column) % LOCALES.length] ?? LOCALES[0];
      const url = `http://localhost:${values.port}${localePath(path, locale)}`;
      await writeSheet(`${FOLDER}/${kind.replaceAll(' ', '-')}-${size[0]}.webp`, cameras, url, size);
    }
  }
} finally {
  for (const camera of cameras) await camera.close();
  server.kill();
}
