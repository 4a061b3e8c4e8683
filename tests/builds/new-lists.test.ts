/**
 * Languages, brands and colours are lists. Whoever adds an entry gets a built page, or a message that names the next file:
 * nothing is silently left out.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { changeSource, copySources, copyTests } from './second-build.ts';

/** What the type checker says of a copy of the sources. */
function typeCheck(folder: string): string {
  // Not through npx, which would add warnings of its own to what the compiler says.
  const { stdout, stderr } = spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', '--pretty', 'false'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return `${stdout}${stderr}`;
}

for (const [what, file, from, to, mustName] of [
  [
    'a third language',
    'language/locales.ts',
    /(LOCALES = \[[^\]]*)\]/,
    "$1, 'de']",
    [
      'language/number-words.ts',
      'publish/DocumentHead.tsx',
      'publish/FontPreloads.tsx',
      'src/order/OrderSheet/format-day.ts',
    ],
  ],
  ['a fourth brand', 'content/ids.ts', /(BRAND_IDS = \[[^\]]*)\]/, "$1, 'mhero']", ['src/cars/Wordmark/drawings.ts']],
  ['a seventh colour', 'content/ids.ts', /(COLOUR_INDEXES = \[[^\]]*)\]/, '$1, 7]', ['content/schema.ts']],
] as const) {
  test(`${what} without the rest names the next files`, () => {
    test.setTimeout(120_000);
    const { folder, remove } = copySources();
    try {
      copyTests(folder);
      expect(typeCheck(folder), 'before anything is changed').toBe('');
      changeSource(join(folder, file), from, to);
      const said = typeCheck(folder);
      for (const next of mustName) expect(said).toContain(next);
    } finally {
      remove();
    }
  });
}
