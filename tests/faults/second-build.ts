import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** What a build is made of; the masters of the pictures are not. */
const SOURCES = [
  'content',
  'deploy',
  'media',
  'public',
  'setup',
  'src',
  'package.json',
  'package-lock.json',
  'react-router.config.ts',
  'tsconfig.json',
  'vite.config.ts',
];

/** The attribute by which the second build's heroes are known. */
export const SECOND = 'data-second-build';

/** A copy of what the site is built from, in a folder of its own, with the packages of this one. */
export function copySources(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'second-build-'));
  const masters = resolve('media/pictures');
  for (const source of SOURCES) {
    cpSync(source, join(folder, source), { recursive: true, filter: (path) => resolve(path) !== masters });
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Changes the text of a source; throws where the text to change is not there. */
export function changeSource(file: string, from: string, to: string): void {
  const text = readFileSync(file, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} has no ${from} to change.`);
  writeFileSync(file, text.replace(from, to));
}

/** Builds the site that stands in `folder`; what the build says, and whether it came to its end. */
export function buildSources(folder: string): { isBuilt: boolean; said: string } {
  const builder = resolve('node_modules/@react-router/dev/bin.cjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [builder, 'build'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
    encoding: 'utf8',
    maxBuffer: 64_000_000,
  });
  return { isBuilt: status === 0, said: `${stdout}${stderr}` };
}

/**
 * Builds the site once more, elsewhere and a little differently, as the next version is: another script, so other names of
 * files, another mark, other pages.
 */
export function buildSecond(): { client: string; remove: () => void } {
  const { folder, remove } = copySources();
  changeSource(join(folder, 'src/cars/Hero/Hero.tsx'), '<h1 ', `<h1 ${SECOND}="" `);
  const { isBuilt, said } = buildSources(folder);
  if (!isBuilt) throw new Error(said);
  return { client: join(folder, 'build/client'), remove };
}
