/** Two real builds: the next version of the site takes the place of the one that is open, and the worker can be built away. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { builtFiles } from '../visit/built-files.ts';
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

/** The files of a built site by their path, but those that only hosts read. */
function siteIn(folder: string): Map<string, Buffer> {
  const client = join(folder, 'build/client');
  const files = readdirSync(client, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(client.length));
  return new Map(files.sort().map((file) => [file, readFileSync(join(client, file))]));
}

/** The paths of files that are in one site only, or differ. Both are built in one folder: names of chunks depend on it. */
function differences(one: ReadonlyMap<string, Buffer>, other: ReadonlyMap<string, Buffer>): string[] {
  const all = [...new Set([...one.keys(), ...other.keys()])];
  return all.filter((file) => one.get(file)?.equals(other.get(file) ?? Buffer.alloc(0)) !== true).sort();
}

function built(folder: string, environment: Record<string, string> = {}): Map<string, Buffer> {
  const { isBuilt, said } = buildSources(folder, environment);
  expect(isBuilt, said).toBe(true);
  return siteIn(folder);
}

test('the build depends neither on names of functions in what renders pages nor on the process that builds', () => {
  test.setTimeout(300_000);
  const { folder, remove } = copySources();
  try {
    const plain = built(folder);
    changeSource(
      join(folder, 'publish/pages-plugin.ts'),
      "outDir: 'build/server',",
      "outDir: 'build/server', minify: true,",
    );
    const minified = built(folder);
    expect(plain.size).toBeGreaterThan(1000);
    expect(differences(plain, minified)).toEqual([]);
  } finally {
    remove();
  }
});

test('a site that is built with its editor has the same files for visitors to the byte, and the editor below /admin/', () => {
  test.setTimeout(300_000);
  const { folder, remove } = copySources();
  try {
    const plain = built(folder);
    const edited = built(folder, { EDITOR_PLACE: 'forgejo:https://git.example/dealer/showroom' });
    const changed = differences(plain, edited);
    expect(changed.filter((file) => !file.startsWith('/admin/'))).toEqual(['/_headers']);
    expect(changed).toEqual(
      expect.arrayContaining(['/admin/index.html', '/admin/preview/renderer.js', '/admin/preview/site.css']),
    );
    expect(JSON.parse(String(edited.get('/admin/config.json')))).toMatchObject({ kind: 'forgejo' });
    const headers = String(edited.get('/_headers'));
    expect(headers.replace(/\/admin\/\*\n( {2}.*\n)+/, '')).toBe(String(plain.get('/_headers')));
    expect(headers).toContain("connect-src 'self' https://git.example");
    // The next build without the variable leaves nothing of it.
    expect(differences(plain, built(folder))).toEqual([]);
    const { isBuilt, said } = buildSources(folder, { EDITOR_PLACE: 'forgejo:dealer/showroom' });
    expect([isBuilt, said.includes('It is written github:owner/name')]).toEqual([false, true]);
  } finally {
    remove();
  }
});
