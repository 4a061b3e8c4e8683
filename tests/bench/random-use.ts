/**
 * Uses the built site at random, as children and cats do, and mashes Back and Forward: `npm run bench:random -- --minutes 10
 * --width 375 --seed 1`. Ends with status 1 at the first error in the console, second modal, blank page, page wider than the
 * window, page that is held although nothing lies over it, list or dialog that stays open when a link in it is followed, focus on
 * something hidden, focus lost when a modal closes, or URL that is not that of the page; the seed repeats the run.
 */
import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { findBrowser } from '../../setup/browser.mjs';
import { URLS } from '../visit/urls.ts';
import { watchPage } from '../visit/watch-page.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '3' },
    width: { type: 'string', default: '375' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    port: { type: 'string', default: '4198' },
  },
});
const origin = `http://localhost:${values.port}`;

/** Mulberry32: a small generator whose numbers depend on the seed alone. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
const random = randomNumbers(Number(values.seed));
const pick = <Value>(list: readonly Value[]) => list[Math.floor(random() * list.length)] as Value;

/** Everything that can be pressed and is in the window now. Telephone and mail would leave the browser. */
const PRESSABLE = 'a[href^="/"], a[href^="#"], button, summary, label:has(input[type="radio"], input[type="checkbox"])';

type Point = readonly [number, number];

/** A document, with what this run remembers of it. */
type Watched = Document & { number?: number; left?: Element | null };

/** To be run in the page, before its own scripts: remembers what lies over the page and holds the link that is followed. */
function noteFollowed(): void {
  addEventListener(
    'click',
    ({ target }) => {
      // Of the site: a telephone number or an address for mail leaves open what it stands in.
      const link =
        target instanceof Element ? target.closest(':is(a[href^="/"], a[href^="#"]):not([target], [download])') : null;
      (document as Watched).left = link?.closest(':modal, :popover-open') ?? null;
    },
    { capture: true },
  );
}

/** The middle of one of the things that can be pressed; undefined where there is none. */
async function findPressable(page: Page): Promise<Point | undefined> {
  const boxes = await page.locator(PRESSABLE).evaluateAll((elements) =>
    elements
      .filter((each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map((each) => each.getBoundingClientRect())
      .map(({ x, y, width, height }) => [x + width / 2, y + height / 2] as const)
      .filter(([x, y]) => x > 0 && x < innerWidth && y > 0 && y < innerHeight),
  );
  return boxes.length === 0 ? undefined : pick(boxes);
}

/** Presses what lies there, and says what it was; not a way out of the site, such as a bar that lies over something else. */
async function pressAt(page: Page, at: Point): Promise<string | undefined> {
  const pressed = await page.evaluate((point) => {
    const met = document.elementFromPoint(...point);
    return met?.closest('a:not([href^="/"], [href^="#"])') === null ? met.outerHTML.slice(0, 120) : undefined;
  }, at);
  if (pressed === undefined) return undefined;
  await page.mouse.click(...at);
  return pressed;
}

/** What links from elsewhere ask for, on pages that know it and on others. */
const ASKED = [
  '',
  '',
  '',
  '?order=voyah-free&color=4',
  '?contact',
  '?color=3#colours',
  '?compare=voyah-free#compare',
  '#tools',
];

/** Each may say what it met. */
const ACTIONS: Record<string, (page: Page) => Promise<unknown>> = {
  press: async (page) => {
    const at = await findPressable(page);
    return at && pressAt(page, at);
  },
  pressTwice: async (page) => {
    const at = await findPressable(page);
    const pressed = at && (await pressAt(page, at));
    if (at !== undefined && pressed !== undefined) await pressAt(page, at);
    return pressed;
  },
  type: async (page) => {
    const field = page.locator(
      'input:visible:not([type="radio"], [type="checkbox"], [type="range"]), textarea:visible',
    );
    const count = await field.count();
    if (count > 0)
      await field.nth(Math.floor(random() * count)).fill(pick(['80', 'Эрдэнэт', '-1', 'a@b.mn', '2026-12-01']));
  },
  scroll: (page) => page.mouse.wheel(0, (random() - 0.3) * 2500),
  key: async (page) => {
    const key = pick(['Escape', 'Tab', 'Enter', 'ArrowRight', 'ArrowDown', 'Home', 'End', ' ']);
    await page.keyboard.press(key);
    return key;
  },
  backAndForward: async (page) => {
    for (let at = 0; at < 1 + random() * 6; at += 1) {
      // Not waited for: the next press comes while the page still changes.
      await page.evaluate((step) => history.go(step), pick([-1, -1, 1])).catch(() => undefined);
    }
  },
  open: (page) => page.goto(origin + pick(URLS) + pick(ASKED)),
};
const WEIGHTED = [
  'press',
  'press',
  'press',
  'pressTwice',
  'type',
  'scroll',
  'scroll',
  'key',
  'backAndForward',
  'open',
] as const;

/** Which document stands there, and whether a modal is open in it. */
type Seen = { document: number; isModal: boolean };

const see = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    const known = document as Watched;
    known.number ??= Math.random();
    return { document: known.number, isModal: document.querySelector(':modal') !== null };
  });

/** What is wrong with the page now; undefined when nothing is. `before` is what stood there before the last action. */
async function wrong(page: Page, before: Seen | undefined): Promise<string | undefined> {
  return page.evaluate(async (before) => {
    // A document that has only just come has no heading yet; one that goes away meanwhile is not looked at.
    if (document.readyState === 'loading') await new Promise((parsed) => addEventListener('DOMContentLoaded', parsed));
    const { path } = document.documentElement.dataset;
    const modals = [...document.querySelectorAll(':modal')];
    if (location.protocol === 'about:') return undefined;
    if (document.querySelector('h1')?.checkVisibility() !== true)
      return `a page without its heading at ${location.href}`;
    const { activeElement: active } = document;
    const isBody = active === null || active === document.body || active === document.documentElement;
    // The browser takes the focus from what has just been hidden only after it has drawn the page without it, and the page gives
    // it a new place once the history has stepped back.
    const staysSo = async (isSo: () => boolean) => {
      for (let frame = 0; frame < 30 && isSo(); frame += 1) await new Promise((done) => requestAnimationFrame(done));
      return isSo();
    };
    const isHidden = () => document.activeElement?.checkVisibility({ visibilityProperty: true }) === false;
    if (await staysSo(isHidden))
      return `the focus on something hidden: ${document.activeElement?.outerHTML.slice(0, 120)}`;
    // Of this document: one that is loaded anew begins with no focus.
    const hadModal = before?.isModal && before.document === (document as Watched).number;
    if (hadModal && modals.length === 0 && isBody && (await staysSo(() => document.activeElement === document.body)))
      return 'the focus lost when a modal closed';
    const watched = document as Watched;
    const { left } = watched;
    watched.left = null;
    const isLeft = () => !left?.matches(':modal, :popover-open');
    const isFree = () =>
      document.querySelector(':modal') !== null || document.documentElement.dataset.modal === undefined;
    // A press and its end may be tasks apart, and where scripts have not come, the page that a link leads to a second or two.
    for (let frame = 0; frame < 180 && !(isLeft() && isFree()); frame += 1)
      await new Promise((done) => requestAnimationFrame(done));
    if (!isLeft()) return `${left?.id} still open when a link in it was followed`;
    if (!isFree()) return 'a page that is held although nothing lies over it';
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) return `a page of ${scrollWidth} px in a window of ${clientWidth} px`;
    if (modals.length > 1) return `two modals: ${modals.map(({ id }) => id).join(', ')}`;
    const isSame = path?.toLowerCase() === location.pathname.toLowerCase() || path?.endsWith('/404');
    return isSame ? undefined : `the page of ${path} at ${location.pathname}`;
  }, before);
}

/** Nothing, after so many milliseconds: a document that is given up while it comes never answers. */
const later = (milliseconds: number) => new Promise<undefined>((done) => setTimeout(done, milliseconds, undefined));

const server = spawn(process.execPath, ['publish/hosts/serve.ts'], {
  env: { ...process.env, PORT: values.port },
  stdio: ['ignore', 'pipe', 'inherit'],
});
await new Promise<void>((ready, failed) => {
  server.stdout.once('data', () => ready());
  server.once('exit', () => failed(new Error(`The site cannot be served on port ${values.port}.`)));
});
const browser = await chromium.launch({ ...findBrowser(), ignoreDefaultArgs: ['--disable-back-forward-cache'] });
const end = Date.now() + Number(values.minutes) * 60_000;
let done = 0;
let trouble: string | undefined;
try {
  const page = await browser.newPage({ viewport: { width: Number(values.width), height: 812 } });
  const { exceptions, errors } = await watchPage(page);
  await page.addInitScript(noteFollowed);
  page.setDefaultTimeout(2000);
  // What moves in under a press may lead out of the site.
  await page.route(
    (url) => url.origin !== origin,
    (route) => route.abort('aborted'),
  );
  page.on('dialog', (dialog) => dialog.dismiss());
  await page.goto(`${origin}/home`);
  const last: string[] = [];
  for (; Date.now() < end && trouble === undefined; done += 1) {
    const action = pick(WEIGHTED);
    const before = await see(page).catch(() => undefined);
    // The page may go away under the action; what counts is what stands there afterwards.
    const met = await ACTIONS[action]?.(page).catch(() => undefined);
    last.push(typeof met === 'string' ? `${action} ${met}` : action);
    // The second press may be on the page, and takes the focus to where it is.
    const found = await Promise.race([
      wrong(page, action === 'pressTwice' ? undefined : before).catch(() => undefined),
      later(5000),
    ]);
    trouble = [...exceptions, ...errors][0] ?? found;
    if (trouble !== undefined) trouble = `${trouble}\nat ${page.url()}, after\n${last.slice(-6).join('\n')}`;
  }
} finally {
  await browser.close();
  server.kill();
}
console.log(`${done} actions at ${values.width} px, seed ${values.seed}: ${trouble ?? 'nothing went wrong'}`);
process.exitCode = trouble === undefined ? 0 : 1;
