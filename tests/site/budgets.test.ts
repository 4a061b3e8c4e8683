/**
 * Bytes that a visitor downloads, as brotli sends them. A limit may be lowered; raising one needs a record in
 * docs/decisions. Times are measured by `npm run bench`, never here.
 */
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { ADDRESSES } from './addresses.ts';
import { builtFiles, bytesOf, textOf } from './built-files.ts';

const KB = 1000;
const LIMITS = { html: 40 * KB, styles: 15 * KB, script: 130 * KB, fonts: 60 * KB, phoneHero: 60 * KB };

test('no page is heavier than its limit', () => {
  const heavy = ADDRESSES.map((address) => [address, bytesOf(`${address}.html`)] as const).filter(
    ([, bytes]) => bytes > LIMITS.html,
  );
  expect(heavy).toEqual([]);
});

test('the stylesheet, which every page carries, keeps its limit', () => {
  const styles = textOf('/home.html').match(/<style data-site-styles[^>]*>([^<]*)<\/style>/)?.[1] ?? '';
  expect(styles).toContain('@layer');
  const bytes = brotliCompressSync(styles).length;
  expect(bytes).toBeLessThanOrEqual(LIMITS.styles);
});

test('the fonts of a page keep their limit', () => {
  const bytes = builtFiles(/\.woff2$/).reduce((sum, file) => sum + bytesOf(file), 0);
  expect(bytes).toBeLessThanOrEqual(LIMITS.fonts);
});

for (const address of ADDRESSES) {
  test(`${address}: scripts keep their limit`, () => {
    const start = textOf(`${address}.html`).match(/<script id="page-start"[^>]*>([^<]*)<\/script>/)?.[1] ?? '{}';
    const { preload, routes, manifest, entry } = JSON.parse(start);
    const scripts = new Set<string>([...preload, ...Object.values<string>(routes), manifest, entry]);
    const bytes = [...scripts].reduce((sum, file) => sum + bytesOf(file), 0);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(LIMITS.script);
  });
}

test('the first picture on a phone keeps its limit', () => {
  for (const file of builtFiles(/^\/pictures\/.*-tall\.[^/]+\/(750|864|1080)\.avif$/)) {
    expect(bytesOf(file), file).toBeLessThanOrEqual(LIMITS.phoneHero);
  }
});

test('neither Zod nor the content files reach the browser', () => {
  for (const file of builtFiles(/^\/assets\/.*\.js$/)) {
    const text = textOf(file);
    expect(text, file).not.toMatch(/ZodError|invalid_union|strictObject/);
    expect(text, file).not.toContain('Импортлогчийн үзүүлэлтийн хуудас');
  }
});
