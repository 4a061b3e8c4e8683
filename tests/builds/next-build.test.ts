/** Two real builds: the next version of the site takes the place of the one that is open, and the worker can be built away. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { builtFiles, textOf } from '../visit/built-files.ts';
import { buildSources, changeSource, copySources } from './second-build.ts';

test('a changed component gives its script another name, and its page another start script; the rest keeps its names', () => {
  test.setTimeout(300_000);
  const { folder, remove } = copySources();
  try {
    changeSource(join(folder, 'src/site/Newsletter/Newsletter.tsx'), '<section', '<section data-second-build=""');
    const { isBuilt, said } = buildSources(folder, { SERVICE_WORKER: 'off' });
    expect(isBuilt, said).toBe(true);
    const next = readdirSync(join(folder, 'build/client/assets'));
    const isScript = (name: string) => name.endsWith('.js');
    const first = builtFiles(/^\/assets\/.*\.js$/).map((file) => file.replace('/assets/', ''));
    const gone = first.filter((name) => !next.includes(name)).map((name) => name.replace(/-[\w-]{8}\.js$/, ''));
    expect(gone.sort()).toEqual(expect.arrayContaining(['Newsletter', 'start']));
    // A visitor who comes back fetches what has changed: React is most of the rest.
    expect(gone).not.toContain('react');
    expect(next.filter(isScript).length).toBe(first.length);
    expect(existsSync(join(folder, 'build/client/service-worker.js')), 'the one that removes the other').toBe(true);
  } finally {
    remove();
  }
});

test('the build depends neither on names of functions in what renders pages nor on the process that builds', () => {
  test.setTimeout(300_000);
  const { folder, remove } = copySources();
  try {
    changeSource(
      join(folder, 'publish/pages-plugin.ts'),
      "outDir: 'build/server',",
      "outDir: 'build/server', minify: true,",
    );
    const { isBuilt, said } = buildSources(folder);
    expect(isBuilt, said).toBe(true);
    const pages = builtFiles(/\.html$/);
    expect(pages.length).toBeGreaterThan(30);
    for (const page of pages) {
      expect(readFileSync(join(folder, 'build/client', page), 'utf8') === textOf(page), page).toBe(true);
    }
  } finally {
    remove();
  }
});
