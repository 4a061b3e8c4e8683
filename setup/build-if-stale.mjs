import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { BUILD_SOURCES, COPIES } from './build-sources.mjs';
import { runTool, say } from './install.mjs';

/** Names the files and settings that the finished build was made from. */
export const MARK = 'build/.built-from';

/** Builds the site unless the last build was made from the very same files (names and bytes) and settings. */
export function buildIfStale() {
  const state = createHash('sha256')
    .update([process.env.SERVICE_WORKER, process.env.EDITOR_PLACE, ...BUILD_SOURCES.flatMap(list)].join('\n'))
    .digest('hex');
  if (existsSync(MARK) && readFileSync(MARK, 'utf8') === state) {
    say('The build is up to date');
    return;
  }
  say('Building every page of both editions');
  runTool('vite', ['build', '--configLoader', 'native']);
  writeFileSync(MARK, state);
}

/**
 * Name and hash of a file, or of all files below a folder. A file that was changed and changed back is the same one.
 *
 * @param {string} path
 * @returns {string[]}
 */
function list(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat === undefined || COPIES.includes(path)) return [];
  if (!stat.isDirectory()) return [`${path} ${createHash('sha256').update(readFileSync(path)).digest('hex')}`];
  return readdirSync(path)
    .sort()
    .flatMap((name) => list(`${path}/${name}`));
}
