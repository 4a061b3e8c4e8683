/** A mistake in the content: the build stops before it writes a page, and says what staff have to mend. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { buildSources, changeSource, copySources } from './second-build.ts';

test('a mistake stops the build, which names file, place and reason', () => {
  test.setTimeout(300_000);
  const { folder, remove } = copySources();
  try {
    changeSource(join(folder, 'content/colours.ts'), "swatch: '#0d4671'", "swatch: '#0d467'");
    const { isBuilt, said } = buildSources(folder);
    expect(isBuilt).toBe(false);
    expect(said).toContain('content/colours.ts › [4].swatch: a swatch is # and six hexadecimal digits');
    expect(existsSync(join(folder, 'build'))).toBe(false);
  } finally {
    remove();
  }
});
