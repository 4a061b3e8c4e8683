/** What stands in a URL or a field when somebody damages it, or tries to: every page stays whole and the console quiet. */
import { expect, type Page, test } from '@playwright/test';
import fc from 'fast-check';
import { textOf } from '../visit/built-files.ts';
import { hydrateAll, hydrated, started } from '../visit/hydrate.ts';
import { taken, URLS, VISITED } from '../visit/urls.ts';
import { watchPage } from '../visit/watch-page.ts';

/** Repeats a run: `SEED=123 npm run test:faults`. */
const SEED = Number(process.env.SEED ?? Date.now() % 1_000_000);

/** The parameters that islands read, each with a page on which it is read and the island that reads it. */
const READ: Record<string, { url: string; island: string }> = {
  color: { url: '/en/voyah/free', island: 'ColourPicker' },
  order: { url: '/en/voyah/free', island: 'OrderDialogs' },
  wishes: { url: '/voyah/dreamer', island: 'OrderDialogs' },
  winter: { url: '/en/voyah/free', island: islandAt('/en/voyah/free', /winter/i) },
  charge: { url: '/voyah/free', island: islandAt('/voyah/free', /charg/i) },
  fit: { url: '/en/forthing/T5evo', island: islandAt('/en/forthing/T5evo', /garage/i) },
  compare: { url: '/home', island: islandAt('/home', /compar/i) },
};

const VALUES = [
  '7',
  '-1',
  'NaN',
  '1e309',
  '%3Cscript%3Ealert(1)%3C/script%3E',
  '%E0%A4%A',
  '%00%00',
  '%F0%9F%9A%97',
  'a,b,c,d,e',
  '-25,road,90,100,15,,nowhere',
  '__proto__,constructor',
  '1'.repeat(5_000),
];

/** The island of a page whose name fits. */
function islandAt(url: string, name: RegExp): string {
  const names = [...textOf(`${url}.html`).matchAll(/data-island="(\w+)"/g)].map(([, each = '']) => each);
  const found = names.find((each) => name.test(each));
  if (found === undefined) throw new Error(`${url} has no island that reads ${name}.`);
  return found;
}

for (const [row, [parameter, { url, island }]] of Object.entries(READ).entries()) {
  test(`?${parameter}= bears damaged values where it is read`, async ({ page }) => {
    test.slow();
    const { exceptions, errors } = await watchPage(page);
    const others = parameter === 'wishes' ? '&order=buy' : '';
    // Loading pages is what takes the time: each parameter gets every third value in `npm test`.
    for (const value of taken(VALUES, row, 3)) {
      await page.goto(`${url}?${parameter}=${value}${others}`, { waitUntil: 'domcontentloaded' });
      await hydrated(page, island);
      await expect(page.locator('h1')).toBeAttached();
      expect(await chosenColours(page), value.slice(0, 40)).toEqual([]);
      expect([...exceptions, ...errors], value.slice(0, 40)).toEqual([]);
    }
  });
}

/** Checked colours that are none of the six. */
const chosenColours = (page: Page) =>
  page
    .locator('input[type="radio"][name*="colour" i]:checked')
    .evaluateAll((inputs) =>
      inputs.map((input) => (input as HTMLInputElement).value).filter((value) => !/^[1-6]$/.test(value)),
    );

const HASHES = ['#%E0%A4%A', '#"><img src=x onerror=alert(1)>', `#${'x'.repeat(5_000)}`, '#constructor', '#size=1&2'];

test('every kind of page bears a damaged hash', async ({ page }) => {
  test.slow();
  const { exceptions, errors } = await watchPage(page);
  const pages = VISITED.filter((url) => URLS.includes(url));
  for (const [at, url] of pages.entries()) {
    await page.goto(`${url}${HASHES[at % HASHES.length]}`, { waitUntil: 'domcontentloaded' });
    await started(page);
    await expect(page.locator('h1')).toBeVisible();
    expect([...exceptions, ...errors], url).toEqual([]);
  }
});

/** Queries and hashes as somebody may write them: known names with any value, encodings that are none, anything. */
const piece = fc.oneof(
  fc.string({ maxLength: 30 }).map(encodeURIComponent),
  fc.constantFrom(
    '%E0%A4%A',
    '%',
    '%%',
    '%00',
    '1',
    '6',
    '7',
    '-1',
    '1e9',
    'voyah-free',
    '__proto__',
    '[object Object]',
  ),
  fc.string({ unit: 'grapheme', maxLength: 20 }).map(encodeURIComponent),
);
const name = fc.oneof(fc.constantFrom(...Object.keys(READ), 'model', 'constructor'), piece);
const query = fc
  .array(fc.tuple(name, piece), { maxLength: 6 })
  .map((pairs) => pairs.map((pair) => pair.join('=')).join('&'));
const hash = fc.oneof(fc.constantFrom('', 'size', 'electric', 'order', 'winter', 'nothing', 'content'), piece);

test('any query and hash leave the page whole', async ({ page }) => {
  test.slow();
  console.log(`SEED=${SEED} repeats the queries and hashes of this run.`);
  const { exceptions, errors } = await watchPage(page);
  const url = fc.constantFrom('/voyah/free', '/en/aeolus/huge', '/en/home');
  await fc.assert(
    fc.asyncProperty(url, query, hash, async (path, asked, place) => {
      await page.goto(`${path}?${asked}#${place}`);
      await hydrateAll(page);
      await expect(page.locator('h1')).toBeVisible();
      expect(await chosenColours(page)).toEqual([]);
      expect([...exceptions, ...errors]).toEqual([]);
    }),
    { numRuns: 12, seed: SEED, endOnFailure: true },
  );
});

test('a shared order opens with what can be read of it', async ({ page }) => {
  const { exceptions, errors } = await watchPage(page);
  await page.goto('/en/voyah/free');
  await hydrateAll(page);
  await page.locator('[popovertarget="order-sheet"]:visible').first().click();
  const sheet = page.locator('#order-sheet');
  const wish = '<script>alert(1)</script> "quotes" & ампер % \\';
  await sheet.locator('textarea').first().fill(wish);
  const link = sheet.locator('input[readonly]').first();
  await expect.poll(async () => (await link.inputValue()).length).toBeGreaterThan(wish.length);
  const shared = new URL(await link.inputValue());
  shared.searchParams.append('color', '9');
  shared.searchParams.append('unknown', '\u0000');
  await page.goto('about:blank');
  await page.goto(shared.pathname + shared.search + shared.hash);
  await expect(sheet).toBeVisible();
  await expect(sheet.locator('textarea').first()).toHaveValue(wish);
  expect([...exceptions, ...errors]).toEqual([]);
});

test('nothing that is typed into search or newsletter becomes anything but text', async ({ page }) => {
  const { exceptions, errors } = await watchPage(page);
  await page.goto('/en/voyah/free');
  await hydrateAll(page);
  await page.locator('[popovertarget="search"]:visible').first().click();
  const search = page.locator('#search input').first();
  for (const text of [
    '<img src=x onerror=alert(1)>',
    '\\',
    '(((',
    '%E0%A4%A',
    'ө'.repeat(10_000),
    '\u0000\uD800',
    '∞ 💥',
  ])
    await search.fill(text);
  await page.keyboard.press('Escape');
  if (await page.locator('#search').isVisible()) await page.keyboard.press('Escape');
  const email = page.locator('form input[type="email"]').first();
  for (const text of ['', 'a@', '@', 'a b@c.d', `${'x'.repeat(5_000)}@example.com`, '"><script>@x.y']) {
    await email.fill(text);
    await email.press('Enter');
    await expect(email, text.slice(0, 20)).toHaveAttribute('aria-invalid', 'true');
  }
  expect([...exceptions, ...errors]).toEqual([]);
});
