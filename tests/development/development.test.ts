/** `npm run dev`: every kind of page, in every locale, and what happens when somebody edits. In a copy of the sources. */
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { LOCALES, localePath } from '../../language/locales.ts';
import { changeSource, copySources, VITE } from '../builds/second-build.ts';
import { choosePaint } from '../visit/choose-paint.ts';
import { hydrated } from '../visit/hydrate.ts';
import { KINDS } from '../visit/urls.ts';
import { markDocument } from '../visit/watch-page.ts';

test.describe.configure({ mode: 'serial' });
test.setTimeout(120_000);

/** An edit is seen only after everything that it reaches has been read again, on a busy machine after several seconds. */
const RELOAD = { timeout: 40_000 };

let sources: ReturnType<typeof copySources>;
let server: ChildProcess;
let origin = '';
/** What the server has printed. */
let said = '';

test.beforeAll(async () => {
  sources = copySources();
  server = spawn(process.execPath, [VITE, '--configLoader', 'native', '--port', '0', '--clearScreen', 'false'], {
    cwd: sources.folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NO_COLOR: '1', NODE_ENV: 'development' },
  });
  origin = await new Promise((answer, fail) => {
    const read = (part: Buffer) => {
      said += part;
      const url = said.match(/http:\/\/localhost:\d+/)?.[0];
      if (url !== undefined) answer(url);
    };
    server.stdout?.on('data', read);
    server.stderr?.on('data', read);
    server.on('exit', () => fail(new Error(said)));
  });
});
test.afterAll(() => {
  server?.kill();
  sources?.remove();
});

test('every kind of page is answered, in every locale', async ({ request }) => {
  for (const [kind, [path]] of Object.entries(KINDS)) {
    for (const locale of LOCALES) {
      const url = localePath(path, locale);
      const response = await request.get(`${origin}${url}`, { timeout: 60_000 });
      expect(response.status(), url).toBe(kind === 'not found' ? 404 : 200);
      const html = await response.text();
      expect(html, url).toContain(`<html lang="${locale}"`);
      expect(html, url).toMatch(/<h1[\s>]/);
    }
  }
  expect((await request.get(`${origin}/sitemap.xml`)).headers()['content-type']).toContain('xml');
});

/** Opens the Free's page with its picker hydrated, and connected: what is edited before that is told to nobody. */
async function openFree(page: Page): Promise<{ exceptions: string[]; isOldDocument: () => Promise<boolean> }> {
  const exceptions: string[] = [];
  page.on('pageerror', (error) => exceptions.push(String(error)));
  const connected = page.waitForEvent('console', {
    predicate: (message) => message.text().includes('[vite] connected'),
    timeout: 60_000,
  });
  await page.goto(`${origin}/en/voyah/free`, { timeout: 60_000 });
  await Promise.all([connected, hydrated(page, 'ColourPicker')]);
  return { exceptions, isOldDocument: await markDocument(page) };
}

test('an edited island is swapped, and keeps its state', async ({ page }) => {
  const { exceptions, isOldDocument } = await openFree(page);
  const picker = page.locator('[data-island="ColourPicker"]');
  await choosePaint(picker, 'Dark Green');
  const source = join(sources.folder, 'src/cars/ColourPicker/ColourPicker.tsx');
  changeSource(source, '<section', '<section data-edited=""');
  await expect(picker.locator('[data-edited]')).toBeAttached(RELOAD);
  await expect(picker.getByRole('radio', { name: 'Dark Green' })).toBeChecked();
  expect(await isOldDocument()).toBe(true);
  expect(exceptions).toEqual([]);
  // What the open page loads later is still there.
  const later = await page
    .locator('[data-island][data-props]')
    .evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset.props));
  expect(later.length).toBeGreaterThan(2);
  for (const url of later) expect((await page.request.get(`${origin}${url}`)).status(), url).toBe(200);
});

test('an edited part of the page that is no island reloads it', async ({ page }) => {
  const { isOldDocument } = await openFree(page);
  changeSource(join(sources.folder, 'src/cars/Hero/Hero.tsx'), '<h1', '<h1 data-edited=""');
  await expect(page.locator('h1[data-edited]')).toBeVisible(RELOAD);
  expect(await isOldDocument()).toBe(false);
});

test('edited content reloads the page', async ({ page }) => {
  const { isOldDocument } = await openFree(page);
  changeSource(join(sources.folder, 'content/colours.json'), '"en": "Dark Green"', '"en": "Edited Green"');
  await expect(page.getByRole('radio', { name: 'Edited Green' }).first()).toBeAttached(RELOAD);
  expect(await isOldDocument()).toBe(false);
});

test('a mistake shows in the overlay, and goes away when it is mended', async ({ page }) => {
  await openFree(page);
  const hero = join(sources.folder, 'src/cars/Hero/Hero.tsx');
  changeSource(hero, '<h1', '<<h1');
  await expect(page.locator('vite-error-overlay')).toBeAttached(RELOAD);
  changeSource(hero, '<<h1', '<h1');
  await expect(page.locator('vite-error-overlay')).toHaveCount(0, RELOAD);
  await expect(page.locator('h1')).toBeVisible();
});

test('a mistake in the content shows in the overlay with its line, and the server goes on', async ({ page }) => {
  const colours = join(sources.folder, 'content/colours.json');
  const { isOldDocument } = await openFree(page);
  changeSource(colours, '"#', '"');
  const overlay = page.locator('vite-error-overlay');
  await expect(overlay).toContainText(/content\/colours\.json:\d+ › \[0\]\.swatch: a swatch is # and six/, RELOAD);
  changeSource(colours, '"swatch": "', '"swatch": "#');
  await expect(page.locator('h1')).toBeVisible(RELOAD);
  await expect(overlay).toHaveCount(0);
  expect(await isOldDocument()).toBe(false);
  expect(server.exitCode).toBeNull();
  expect(said).not.toContain('server restarted');
});
