import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';

const LEFT_OUT = new Set(['.git', '.react-router', 'build', 'node_modules', 'studio', 'test-results']);

/**
 * Builds the same site once more, in a temporary folder, so that React makes the page instead of waking it. The folder
 * goes when the process ends.
 *
 * @returns The folder of that build.
 */
export function makeClientBuild(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bench-client-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  cpSync('.', folder, {
    recursive: true,
    filter: (path) => !LEFT_OUT.has(basename(path)) && !path.startsWith(join('media', 'pictures')),
  });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  const entry = join(folder, 'src/entry.client.tsx');
  const text = readFileSync(entry, 'utf8');
  const made = text
    .replace('hydrateRoot } from', 'createRoot } from')
    .replace(/hydrateRoot\(\s*document,\s*([\s\S]*?),?\s*\);\s*\}\);/, 'createRoot(document).render($1);\n});');
  if (!made.includes('createRoot(document).render'))
    throw new Error('src/entry.client.tsx is not what the bench expects.');
  writeFileSync(entry, made);
  execFileSync(process.execPath, ['node_modules/@react-router/dev/bin.cjs', 'build'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (!existsSync(join(folder, 'build/client/home.html'))) throw new Error(`There is no build in ${folder}.`);
  return join(folder, 'build');
}
