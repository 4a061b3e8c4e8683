import { execFileSync } from 'node:child_process';
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

/**
 * Builds the site once more, elsewhere and a little differently, as the next version is: another script, so other names of
 * files, another mark, other pages.
 */
export function buildSecond(): { client: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'second-build-'));
  const masters = resolve('media/pictures');
  for (const source of SOURCES) {
    cpSync(source, join(folder, source), { recursive: true, filter: (path) => resolve(path) !== masters });
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
  const hero = join(folder, 'src/showroom/Hero/Hero.tsx');
  const text = readFileSync(hero, 'utf8');
  const changed = text.replace('<h1 ', `<h1 ${SECOND}="" `);
  if (changed === text) throw new Error('The hero has no <h1> to change.');
  writeFileSync(hero, changed);
  const builder = resolve('node_modules/@react-router/dev/bin.cjs');
  execFileSync(process.execPath, [builder, 'build'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return {
    client: join(folder, 'build/client'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
