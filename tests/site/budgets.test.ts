/**
 * Bytes that a visitor downloads, as brotli sends them. What was measured last stands in `docs/budgets.json`; a limit is a
 * tenth above it (docs/decisions/0009-budgets.md gives each its reason). Times are measured by `npm run bench`, never here.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { plainContent } from '../../catalogue/checked-content.ts';
import { builtFiles, bytesOf, textOf } from '../visit/built-files.ts';
import { given } from '../visit/given.ts';
import { kindOf, URLS } from '../visit/urls.ts';

const FILE = 'docs/budgets.json';
/** How far above what was measured a page may grow before somebody decides. */
const AIR = 1.1;

/** What no measurement may exceed, in bytes: what the site promises. */
const PROMISED: Record<string, number> = {
  'HTML with styles': 40_000,
  'scripts of a page': 106_000,
  'scripts of all islands': 110_000,
  'first picture on a phone': 60_000,
  'car of the 3D view': 900_000,
};

/** Scripts and data that a module asks for when it is loaded: itself and what it imports, to the last. */
function withImports(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, name] of textOf(file).matchAll(/(?:\bfrom|\bimport)\s*["'`]\.\/([\w.-]+\.js)["'`]/g)) {
    withImports(`/assets/${name}`, seen);
  }
  return seen;
}

const scriptOf = (name: string) => builtFiles(new RegExp(`^/assets/${name}-[\\w-]{8}\\.js$`))[0] ?? '';
const weigh = (files: Iterable<string>) => [...files].reduce((sum, file) => sum + bytesOf(file), 0);

/** What scripts weigh that come while the visitor looks at the first view and touches nothing, in bytes. */
const BEFORE_A_TOUCH = 90_000;

/** The scripts that a page's islands need, read to its end. */
function scriptsOf(page: string): Set<string> {
  const seen = withImports(scriptOf('start'));
  withImports(scriptOf('hydrate-island'), seen);
  for (const [, name = ''] of page.matchAll(/data-island="(\w+)"/g)) withImports(scriptOf(name), seen);
  return seen;
}

function measure(): Record<string, number> {
  const measured: Record<string, number> = {};
  const most = (name: string, bytes: number) => {
    measured[name] = Math.max(measured[name] ?? 0, bytes);
  };
  const all = new Set<string>();
  for (const url of URLS) {
    const page = textOf(`${url}.html`);
    const scripts = scriptsOf(page);
    for (const script of scripts) all.add(script);
    most('HTML with styles', bytesOf(`${url}.html`));
    most(`HTML with styles, ${kindOf(url)}`, bytesOf(`${url}.html`));
    most('scripts of a page', weigh(scripts));
  }
  measured['scripts of all islands'] = weigh(all);
  measured['start script'] = weigh(withImports(scriptOf('start')));
  measured['site data'] = Math.max(...builtFiles(/^\/assets\/site-.*\.json$/).map(bytesOf));
  measured.fonts = weigh(builtFiles(/\.woff2$/));
  measured['first picture on a phone'] = Math.max(
    ...builtFiles(/^\/pictures\/.*-tall\.[^/]+\/(750|864|1080)\.avif$/).map(bytesOf),
  );
  measured['car of the 3D view'] = Math.max(...builtFiles(/\.glb$/).map(bytesOf));
  return measured;
}

test('bytes keep their limits', () => {
  const measured = measure();
  const before: Record<string, number> = JSON.parse(readFileSync(FILE, 'utf8'));
  if (process.env.BUDGETS === 'write') {
    writeFileSync(FILE, `${JSON.stringify(measured, null, 2)}\n`);
    return;
  }
  const lines = Object.entries(measured).map(([name, bytes]) => {
    const change = bytes - (before[name] ?? 0);
    return `${name}: ${(bytes / 1000).toFixed(1)} kB${change === 0 ? '' : ` (${change > 0 ? '+' : ''}${change} bytes)`}`;
  });
  console.log(`Bytes as brotli sends them, and what has changed since ${FILE}:\n  ${lines.join('\n  ')}`);
  expect(Object.keys(measured).sort(), `${FILE}: BUDGETS=write npm run test:site -- budgets`).toEqual(
    Object.keys(before).sort(),
  );
  for (const [name, bytes] of Object.entries(measured)) {
    expect.soft(bytes, name).toBeGreaterThan(0);
    expect.soft(bytes, `${name}: a tenth more than what was measured`).toBeLessThanOrEqual((before[name] ?? 0) * AIR);
    expect.soft(bytes, `${name}: promised`).toBeLessThanOrEqual(PROMISED[name] ?? Number.POSITIVE_INFINITY);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true });

  for (const url of ['/home', '/voyah/free', '/en/voyah/about']) {
    test(`${url}: the first view keeps its limits, and no script comes before the hero`, async ({ page }) => {
      await page.goto(url);
      await page.waitForFunction(() => document.querySelector('[data-when="rest"]:not([data-hydrated])') === null);
      await page.waitForLoadState('networkidle');
      const { files, hero } = await page.evaluate(() => {
        const entries = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
        const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
        const shown = performance.getEntriesByName(picture?.currentSrc ?? '')[0] as
          | PerformanceResourceTiming
          | undefined;
        const [text] = performance.getEntriesByName('first-contentful-paint') as PerformancePaintTiming[];
        return {
          files: (entries as PerformanceResourceTiming[]).map(({ name, startTime, transferSize }) => ({
            path: new URL(name).pathname,
            start: startTime,
            bytes: transferSize,
          })),
          // `startTime` is when the screen shows it, up to fifty milliseconds after the page has painted it.
          hero: shown?.responseEnd ?? text?.paintTime ?? text?.startTime ?? 0,
        };
      });
      expect(
        files.reduce((sum, { bytes }) => sum + bytes, 0),
        JSON.stringify(files),
      ).toBeLessThanOrEqual(300_000);
      expect(hero).toBeGreaterThan(0);
      const scripts = weigh(files.map(({ path }) => path).filter((path) => path.endsWith('.js')));
      console.log(`${url}: ${(scripts / 1000).toFixed(1)} kB of scripts before a touch`);
      expect(scripts).toBeGreaterThan(10_000);
      expect(scripts).toBeLessThanOrEqual(BEFORE_A_TOUCH);
      const isOfStart = withImports(scriptOf('start'));
      const early = files.filter(({ path, start }) => path.endsWith('.js') && !isOfStart.has(path) && start < hero);
      expect(early).toEqual([]);
    });
  }
});

test('neither Zod nor the content files reach the browser', () => {
  const scripts = builtFiles(/^\/assets\/.*\.js$/);
  expect(scripts.length).toBeGreaterThan(10);
  for (const file of scripts) {
    expect(textOf(file), file).not.toMatch(/ZodError|invalid_union|strictObject/);
    expect(textOf(file), file).not.toContain(given(plainContent.sources.importer).publisher.mn);
  }
});
