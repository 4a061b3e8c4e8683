/** What must not be published stops the build: a mistake in the content before a page is written, and a section that throws. */
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

test('a mistake stops the build, which names file, place and reason', () => {
  changeSource(join(sources.folder, 'content/colours.ts'), "swatch: '#0d4671'", "swatch: '#0d467'");
  const { isBuilt, said } = buildSources(sources.folder);
  expect(isBuilt).toBe(false);
  expect(said).toContain('content/colours.ts › [4].swatch: a swatch is # and six hexadecimal digits');
  expect(existsSync(join(sources.folder, 'build'))).toBe(false);
});

test('a section that throws stops the build, although React would leave its place empty', () => {
  changeSource(
    join(sources.folder, 'src/pages/ModelPage/KeyFigures/KeyFigures.tsx'),
    'return (\n    <div className={styles.figures}>',
    "if (figures.length > 0) throw new Error('broken section');\n  return (\n    <div className={styles.figures}>",
  );
  const { isBuilt, said } = buildSources(sources.folder);
  expect(isBuilt).toBe(false);
  expect(said).toContain('broken section');
  // What hosts are told comes last: without it nothing is ready to be published.
  expect(existsSync(join(sources.folder, 'build/host'))).toBe(false);
});
