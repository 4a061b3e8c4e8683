/** Scripts that do not arrive: all of them, each lazy one, and one that hangs. */
import { expect, type Page, test } from '@playwright/test';
import { ADDRESSES } from '../site/addresses.ts';
import { builtFiles, textOf } from '../site/built-files.ts';
import { markDocument, navigate, started, watchPage } from './watch-page.ts';

type Start = { preload: string[]; routes: Record<string, string>; manifest: string; entry: string };

const startOf = (address: string): Start =>
  JSON.parse(textOf(`${address}.html`).match(/<script id="page-start"[^>]*>([^<]*)<\/script>/)?.[1] ?? '{}');

const starts = ADDRESSES.map((address) => ({ address, start: startOf(address) }));

test.describe('without any script', () => {
  for (const edition of ['', '/en'] as const) {
    test(`every page ${edition === '' ? 'of the default edition' : `below ${edition}`} is whole`, async ({ page }) => {
      const { exceptions } = await watchPage(page);
      await page.route(/\.js(\?|$)/, (route) => route.abort());
      for (const address of ADDRESSES.filter((each) => each.startsWith('/en/') === (edition === '/en'))) {
        await page.goto(address, { waitUntil: 'domcontentloaded' });
        await expect(page.locator('h1')).toBeVisible();
        const links = await page.locator('a[href^="/"]').count();
        expect(links, address).toBeGreaterThan(20);
        await expect(page.locator('footer a[href]').first()).toBeVisible();
      }
      expect(exceptions).toEqual([]);
    });
  }

  test('menus, search, promotions, order and contact still open', async ({ page }) => {
    await page.route(/\.js(\?|$)/, (route) => route.abort());
    await page.goto('/voyah/free');
    for (const [button, opened] of [
      [page.locator('button[popovertarget]:visible').first(), '[popover]:popover-open'],
      [page.locator('main summary:visible').first(), 'main details[open]'],
    ] as const) {
      await button.click();
      await expect(page.locator(opened).first()).toBeVisible();
      await page.keyboard.press('Escape');
    }
    await page.locator('footer a[href="/home"]').first().click();
    await expect(page).toHaveURL('/home');
    await expect(page.locator('h1')).toBeVisible();
  });
});

test.describe('a page whose script is missing', () => {
  const scripts = new Map(
    starts.flatMap(({ address, start }) =>
      Object.entries(start.routes)
        .filter(([id]) => id !== 'root' && id !== 'page')
        .map(([id, script]) => [script, { id, address }] as const),
    ),
  );

  for (const [script, { id, address }] of scripts) {
    test(`${id} is opened as a document`, async ({ page }) => {
      const { exceptions, errors } = await watchPage(page);
      await page.route(`**${script}`, (route) => route.fulfill({ status: 404, body: '' }));
      await page.goto(address.endsWith('/home') ? '/voyah/about' : '/home');
      await started(page);
      const isOldDocument = await markDocument(page);
      await navigate(page, address);
      await expect(page).toHaveURL(address);
      await expect.poll(isOldDocument).toBe(false);
      await expect(page.locator('h1')).toBeVisible();
      expect(errors[0]).toContain(`Loading chunk ${id} failed. (missing)`);
      expect(exceptions).toEqual([]);
    });
  }

  test('a page that cannot be reached at all shows the error screen, and its button opens it later', async ({
    page,
  }) => {
    const { exceptions } = await watchPage(page);
    await page.goto('/home');
    await started(page);
    const isOldDocument = await markDocument(page);
    await page.route(/\/voyah\/dreamer(\.data)?$|\/assets\//, (route) => route.abort());
    await navigate(page, '/voyah/dreamer');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Хуудсыг нээж чадсангүй');
    await expect(page).toHaveURL('/voyah/dreamer');
    await page.locator('main summary').click();
    await expect(page.locator('main details')).toContainText('Loading chunk voyah/dreamer failed. (missing)');
    await page.getByRole('button', { name: 'Дахин оролдох' }).click();
    await expect(page.locator('main [role="status"]')).toContainText('хариу өгөхгүй');
    expect(await isOldDocument()).toBe(true);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Дахин оролдох' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Voyah Dreamer');
    expect(exceptions).toEqual([]);
  });

  test('data that does not arrive opens the document as well', async ({ page }) => {
    const { exceptions, errors } = await watchPage(page);
    await page.route('**/voyah/dreamer.data*', (route) => route.fulfill({ status: 500, body: 'broken' }));
    await page.goto('/home');
    await started(page);
    const isOldDocument = await markDocument(page);
    await navigate(page, '/voyah/dreamer#size');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Voyah Dreamer');
    expect(await isOldDocument()).toBe(false);
    await expect(page).toHaveURL('/voyah/dreamer#size');
    expect(errors[0]).toContain('Loading chunk /voyah/dreamer.data failed. (missing)');
    expect(exceptions).toEqual([]);
  });

  test('scrolling past links to pages that are out of reach changes nothing', async ({ page }) => {
    const { exceptions } = await watchPage(page);
    await page.goto('/voyah');
    await started(page);
    const isOldDocument = await markDocument(page);
    await page.route(/\/assets\/|\.data/, (route) => route.abort());
    await scrollThrough(page);
    expect(await isOldDocument()).toBe(true);
    await expect(page.locator('h1')).toHaveText('Voyah');
    expect(exceptions).toEqual([]);
  });

  for (const what of ['script', 'data'] as const) {
    test(`a ${what} that hangs is given up after 120,000 ms`, async ({ page }) => {
      const { errors } = await watchPage(page);
      await page.clock.install();
      const script = startOf('/voyah/dreamer').routes['voyah/dreamer'];
      const [file, name] =
        what === 'script' ? [`**${script}`, 'voyah/dreamer'] : ['**/voyah/dreamer.data*', '/voyah/dreamer.data'];
      await page.goto('/voyah/about');
      await page.clock.runFor(1000);
      await page.waitForFunction(() => '__reactRouterDataRouter' in window);
      await page.clock.runFor(1000);
      const asked = page.waitForRequest(file);
      await page.route(file, () => undefined);
      const isOldDocument = await markDocument(page);
      await navigate(page, '/voyah/dreamer');
      await asked;
      // The one that comes must have come: it has a limit of its own.
      if (what === 'data') await page.evaluate((address) => import(address), script ?? '');
      await page.clock.fastForward(119_000);
      expect(await isOldDocument()).toBe(true);
      expect(errors.join()).not.toContain(`Loading chunk ${name}`);
      await page.clock.fastForward(1_100);
      await expect.poll(() => errors.join()).toContain(`Loading chunk ${name} failed. (timeout)`);
      await expect(page).toHaveURL('/voyah/dreamer');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Voyah Dreamer');
    });
  }
});

type Lazy = { id: string; open: (page: Page) => Promise<void>; arrived: string };

/** A calculator: its name in the address brings it at once. */
const tool = (id: string, address: string, name: string, section = name): Lazy => ({
  id,
  open: async (page) => {
    await page.goto(`${address}?${name}=1`);
    await started(page);
    await page.locator(`#${section}`).scrollIntoViewIfNeeded();
  },
  arrived: `#${section} :is(input, select, button)`,
});

/** What is loaded only when somebody needs it, and what the visitor does to need it. */
const LAZY: Record<string, Lazy | 'never' | 'native' | 'shared'> = {
  // What it brings works as plain HTML until then, and goes on so without it (the test below).
  PageDialogs: 'native',
  // Until it comes, and without it, a carousel is a list that scrolls.
  'run-carousel': 'native',
  // What the calculators have in common: without it none of them comes, as when its own script is missing.
  tools: 'shared',
  WinterTool: tool('winter-range', '/en/voyah/free', 'winter'),
  ChargingTool: tool('home-charging', '/en/voyah/free', 'charge', 'charging'),
  FitTool: tool('will-it-fit', '/en/voyah/free', 'fit'),
  CompareTool: tool('compare', '/en/home', 'compare'),
  'web-vitals': 'never',
  OrderTools: {
    id: 'order-tools',
    open: async (page) => {
      await page.goto('/en/voyah/free');
      await started(page);
      await page.getByRole('button', { name: 'Custom Order' }).first().click();
    },
    arrived: 'dialog[open] button:has-text("Copy")',
  },
  'search-chunk': {
    id: 'search',
    open: async (page) => {
      await page.goto('/en/voyah/free');
      await started(page);
      await page.locator('[popovertarget="search"], [commandfor="search"], [aria-controls="search"]').first().click();
      await page.locator('#search input').fill('range');
    },
    arrived: '[role="option"]',
  },
};

const early = new Set(
  [...starts, { start: startOf('/index') }].flatMap(({ start }) => [
    ...(start.preload ?? []),
    ...Object.values(start.routes ?? {}),
    start.manifest,
    start.entry,
  ]),
);
/** Found in the build: scripts with content that no page asks for by itself. */
const lazyFiles = builtFiles(/^\/assets\/.*\.js$/).filter((file) => !early.has(file) && textOf(file).length > 0);

test('every lazy script has its place here', () => {
  expect(lazyFiles.map(nameOf).sort()).toEqual(Object.keys(LAZY).sort());
});

/** Takes the script of the order dialogs away. */
async function cutDialogs(page: Page) {
  for (const file of lazyFiles.filter((each) => nameOf(each) === 'PageDialogs')) {
    await page.route(`**${file}*`, (route) => route.abort());
  }
}

test('on a page that was opened inside the document, an order button brings them with the page', async ({ page }) => {
  const { exceptions } = await watchPage(page);
  await cutDialogs(page);
  await page.goto('/en/aeolus/about');
  await started(page);
  await navigate(page, '/en/voyah/free');
  const button = page.getByRole('button', { name: 'Buy now' }).first();
  await expect(button).toBeVisible();
  const isOldDocument = await markDocument(page);
  await button.click();
  await expect.poll(isOldDocument).toBe(false);
  await button.click();
  await expect(page.locator('#contact-dialog a[href^="tel:"]')).toBeVisible();
  expect(exceptions).toEqual([]);
});

test('without the script of the order dialogs they open all the same', async ({ page }) => {
  const { exceptions } = await watchPage(page);
  await cutDialogs(page);
  await page.goto('/en/voyah/free');
  await started(page);
  for (const [name, dialog] of [
    ['Buy now', '#contact-dialog'],
    ['Custom Order', '#order-sheet'],
  ] as const) {
    await page.getByRole('button', { name }).first().click();
    await expect(page.locator(dialog)).toBeVisible();
    await expect(page.locator(dialog).locator('a[href^="tel:"], a[href^="mailto:"], button').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator(dialog)).toBeHidden();
  }
  await expect(page.getByRole('alert').filter({ visible: true })).toHaveCount(0);
  expect(exceptions).toEqual([]);
});

for (const file of lazyFiles) {
  const lazy = LAZY[nameOf(file)];
  if (lazy === undefined || typeof lazy === 'string') continue;
  test(`without ${nameOf(file)} the rest works, and its button loads it later`, async ({ page }) => {
    const { exceptions, errors } = await watchPage(page);
    await page.route(`**${file}*`, (route) => route.abort());
    await lazy.open(page);
    const failure = page.getByRole('alert').filter({ visible: true });
    await expect(failure).toBeVisible();
    expect(errors.join('\n')).toContain(`Loading chunk ${lazy.id} failed. (missing)`);
    await page.locator('summary:visible').filter({ hasText: 'Technical details' }).first().click();
    await expect(page.getByText(`Loading chunk ${lazy.id} failed. (missing)`).first()).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).filter({ visible: true }).click();
    await expect(page.locator(lazy.arrived).first()).toBeVisible();
    await expect(failure).toHaveCount(0);
    expect(exceptions).toEqual([]);
  });
}

function nameOf(file: string): string {
  return file.replace(/^\/assets\//, '').replace(/-[\w-]{8}\.js$/, '');
}

async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y);
      await new Promise((done) => setTimeout(done, 50));
    }
  });
}
