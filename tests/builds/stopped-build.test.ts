/** What must not be published stops the build, and the message names the file: mistakes in content, pages and islands. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { buildSources, changeSource, copySources } from './second-build.ts';

let sources: ReturnType<typeof copySources>;
test.beforeEach(() => {
  test.setTimeout(300_000);
  sources = copySources();
});
test.afterEach(() => sources.remove());

const change = (file: string, from: string | RegExp, to: string) => changeSource(join(sources.folder, file), from, to);

test('a mistake in the content stops it before anything is written', () => {
  change('content/colours.json', /"swatch": "#\w/, '"swatch": "#');
  const { isBuilt, said } = buildSources(sources.folder);
  expect(isBuilt).toBe(false);
  expect(said).toMatch(/content\/colours\.json:\d+ › \[\d\]\.swatch: a swatch is # and six hexadecimal digits/);
  expect(existsSync(join(sources.folder, 'build'))).toBe(false);
});

test('a content file that is no JSON stops it, with its file and line', () => {
  change('content/dealer.json', /,\n/, '\n');
  const { isBuilt, said } = buildSources(sources.folder);
  expect(isBuilt).toBe(false);
  expect(said).toMatch(/content\/dealer\.json: .*\(line 3 column \d+\)/);
});

test('a section that throws stops it, although React would leave its place empty', () => {
  change('src/cars/Hero/Hero.tsx', '<h1', "{[''].map(() => { throw new Error('broken section'); })}<h1");
  const { isBuilt, said } = buildSources(sources.folder);
  expect(isBuilt).toBe(false);
  expect(said).toContain('broken section');
  // What hosts are told comes last: without it nothing is ready to be published.
  expect(existsSync(join(sources.folder, 'build/host'))).toBe(false);
});

test('a handler outside any island stops it', () => {
  change('src/cars/Hero/Hero.tsx', '<h1', '<h1 onClick={() => undefined}');
  const { isBuilt, said } = buildSources(sources.folder);
  expect(isBuilt).toBe(false);
  expect(said).toMatch(/src\/cars\/Hero\/Hero\.tsx uses the event handler onClick on line \d+, outside any island/);
});

test('an island that a page shows by itself stops it', () => {
  change(
    'src/pages/OfflinePage/OfflinePage.tsx',
    'import ',
    "import { Newsletter } from '../../site/Newsletter/Newsletter.tsx';\nexport const Shown = () => <Newsletter />;\nimport ",
  );
  const { isBuilt, said } = buildSources(sources.folder);
  expect(isBuilt).toBe(false);
  expect(said).toContain('src/pages/OfflinePage/OfflinePage.tsx shows the island Newsletter as <Newsletter>');
});
