/**
 * Bytes that a visitor downloads, as brotli sends them. A limit may be lowered; raising one needs a record in
 * docs/decisions (0009 says where these come from). Times are measured by `npm run bench`, never here.
 */
import { brotliCompressSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { builtFiles, bytesOf, textOf } from '../visit/built-files.ts';
import { URLS } from '../visit/urls.ts';

const KB = 1000;

/** The first kind whose addresses fit. HTML without the inlined stylesheet; script beyond what every page has. */
const KINDS = [
  { kind: 'model', fits: /\/(free|dreamer|t5evo|shinegs)$/i, html: 20.5 * KB, script: 5.6 * KB },
  { kind: 'home', fits: /\/home$/, html: 15.5 * KB, script: 1.3 * KB },
  { kind: 'features', fits: /\/feature$/, html: 13.5 * KB, script: 1.3 * KB },
  { kind: 'brand', fits: /^(\/en)?\/(voyah|forthing|aeolus)$/, html: 8 * KB, script: 0.8 * KB },
  { kind: 'other', fits: /./, html: 12 * KB, script: 1.4 * KB },
] as const;
const LIMITS = {
  styles: 15 * KB,
  baseScript: 108.5 * KB,
  script: 114 * KB,
  lateScript: 5 * KB,
  fonts: 32 * KB,
  phoneHero: 60 * KB,
  firstView: 300 * KB,
};

const STYLES = /<style data-site-styles[^>]*>([\s\S]*?)<\/style>/;

/** The scripts that a page starts with: its own, and those that every page has. */
function scriptsOf(address: string): { own: string[]; base: string[] } {
  const start = textOf(`${address}.html`).match(/<script id="page-start"[^>]*>([^<]*)<\/script>/)?.[1] ?? '{}';
  const { preload, routes, manifest, entry } = JSON.parse(start);
  const all = [...new Set<string>([...preload, ...Object.values<string>(routes), manifest, entry])];
  return { own: all.filter((file) => /\/route-/.test(file)), base: all.filter((file) => !/\/route-/.test(file)) };
}

const weigh = (files: string[]) => files.reduce((sum, file) => sum + bytesOf(file), 0);

for (const address of URLS) {
  const { kind, html, script } = KINDS.find(({ fits }) => fits.test(address)) ?? KINDS[4];

  test(`${address} (${kind}): HTML and scripts keep their limits`, () => {
    const page = textOf(`${address}.html`);
    expect(page).toMatch(STYLES);
    expect(brotliCompressSync(page.replace(STYLES, '')).length).toBeLessThanOrEqual(html);
    const { own, base } = scriptsOf(address);
    expect(base.length).toBeGreaterThan(0);
    expect(weigh(own)).toBeLessThanOrEqual(script);
    expect(weigh(base)).toBeLessThanOrEqual(LIMITS.baseScript);
    expect(weigh([...own, ...base])).toBeLessThanOrEqual(LIMITS.script);
  });
}

test('what comes later comes in small files', () => {
  const early = new Set(URLS.flatMap((address) => Object.values(scriptsOf(address)).flat()));
  for (const file of builtFiles(/^\/assets\/.*\.js$/)) {
    if (!early.has(file)) expect(bytesOf(file), file).toBeLessThanOrEqual(LIMITS.lateScript);
  }
});

test('the stylesheet, which every page carries, keeps its limit', () => {
  const styles = textOf('/home.html').match(STYLES)?.[1] ?? '';
  expect(styles).toContain('@layer');
  expect(brotliCompressSync(styles).length).toBeLessThanOrEqual(LIMITS.styles);
});

test('the fonts keep their limit', () => {
  expect(weigh(builtFiles(/\.woff2$/))).toBeLessThanOrEqual(LIMITS.fonts);
});

test('the first picture on a phone keeps its limit', () => {
  for (const file of builtFiles(/^\/pictures\/.*-tall\.[^/]+\/(750|864|1080)\.avif$/)) {
    expect(bytesOf(file), file).toBeLessThanOrEqual(LIMITS.phoneHero);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true });

  for (const address of URLS) {
    test(`${address}: the first view keeps its limit, and its scripts wait for the picture or the first paint`, async ({
      page,
    }) => {
      const files = await firstView(page, address);
      const sum = files.reduce((total, { bytes }) => total + bytes, 0);
      expect(sum, JSON.stringify(files)).toBeLessThanOrEqual(LIMITS.firstView);
      const hero = await page.evaluate(() => {
        const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
        if (picture === null) return performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
        return (performance.getEntriesByName(picture.currentSrc)[0] as PerformanceResourceTiming).responseEnd;
      });
      expect(hero).toBeGreaterThan(0);
      const early = files.filter(({ path, start }) => path.endsWith('.js') && start < hero);
      expect(early).toEqual([]);
    });
  }
});

/** Opens a page, leaves it alone, and says what it has loaded: bytes over the wire, headers included. */
async function firstView(page: Page, address: string) {
  await page.goto(address, { waitUntil: 'networkidle' });
  return page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map((entry) => {
      const { name, startTime, transferSize } = entry as PerformanceResourceTiming;
      return { path: new URL(name).pathname, start: startTime, bytes: transferSize };
    }),
  );
}

test('neither Zod nor the content files reach the browser', () => {
  for (const file of builtFiles(/^\/assets\/.*\.js$/)) {
    const text = textOf(file);
    expect(text, file).not.toMatch(/ZodError|invalid_union|strictObject/);
    expect(text, file).not.toContain('Манай үзүүлэлтийн хуудас');
  }
});
