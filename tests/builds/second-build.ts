import { spawnSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { BUILD_SOURCES } from '../../setup/build-sources.mjs';

/** Started by its file: a name in `.bin` is another one on Windows. */
export const VITE = 'node_modules/vite/bin/vite.js';

/** A copy of what the site is built from, in a folder of its own, with the packages of this one. */
export function copySources(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'second-build-'));
  const masters = resolve('media/pictures');
  for (const source of BUILD_SOURCES) {
    cpSync(source, join(folder, source), { recursive: true, filter: (path) => resolve(path) !== masters });
  }
  mkdirSync(join(folder, 'node_modules'));
  // Not what Vite keeps there of packages: a server that finds another one's makes all of it anew, under the feet of both.
  for (const name of readdirSync('node_modules').filter((each) => each === '.bin' || !each.startsWith('.'))) {
    symlinkSync(resolve('node_modules', name), join(folder, 'node_modules', name), 'junction');
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Puts beside a copy of the sources what checks and tests them. */
export function copyTests(folder: string): void {
  for (const part of ['tests', 'docs', 'studio', 'deploy']) cpSync(part, join(folder, part), { recursive: true });
  for (const file of ['.gitignore', ...globSync('*.{config.ts,md,json}')]) cpSync(file, join(folder, file));
}

/** Changes the text of a source; throws where the text to change is not there. */
export function changeSource(file: string, from: string | RegExp, to: string): void {
  const text = readFileSync(file, 'utf8');
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`${file} has no ${from} to change.`);
  writeFileSync(file, changed);
}

/** Builds the site that stands in `folder`; what the build says, and whether it came to its end. */
export function buildSources(
  folder: string,
  environment: Record<string, string> = {},
): { isBuilt: boolean; said: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [VITE, 'build', '--configLoader', 'native'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', ...environment },
    encoding: 'utf8',
    maxBuffer: 64_000_000,
  });
  return { isBuilt: status === 0, said: `${stdout}${stderr}` };
}
