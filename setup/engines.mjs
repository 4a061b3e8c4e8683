import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { say } from './install.mjs';

/** Debian's packages of the engines beside Chromium, and the screen in memory on which WebKitGTK opens its window. */
const DEBIAN = ['firefox-esr', 'webkit2gtk-driver', 'xvfb', 'fonts-liberation'];

export const FIREFOX =
  ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((path) => existsSync(path)) ?? '/usr/bin/firefox-esr';

/**
 * WebKitGTK's driver and its small browser.
 *
 * @returns {{ driver: string, browser: string }} Paths that may not exist (`missingEngines`).
 */
export function findWebKit() {
  const folders = ['/usr/lib', ...subfolders('/usr/lib')].flatMap(subfolders);
  const browsers = folders
    .filter((path) => /\/webkit2?gtk-\d\S*$/.test(path))
    .map((path) => join(path, 'MiniBrowser'))
    .filter((path) => existsSync(path));
  return { driver: '/usr/bin/WebKitWebDriver', browser: browsers[0] ?? 'MiniBrowser' };
}

/** @param {string} path */
function subfolders(path) {
  if (!existsSync(path)) return [];
  const entries = readdirSync(path, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => join(path, name));
}

/** Why the site cannot be tested in Firefox and WebKit on this machine; undefined where it can. */
export function missingEngines() {
  const { driver, browser } = findWebKit();
  const missing = [FIREFOX, driver, browser].find((path) => !existsSync(path));
  const screen = spawnSync('Xvfb', ['-help']).error === undefined;
  if (missing === undefined && screen) return undefined;
  return `There is no ${missing ?? 'Xvfb'} here (on Debian: apt-get install ${DEBIAN.join(' ')}).`;
}

/** Installs the engines where this is Debian and we are root; elsewhere their tests are skipped with a message. */
export function installEngines() {
  if (missingEngines() === undefined || !existsSync('/etc/debian_version') || process.getuid?.() !== 0) return;
  say('Installing Firefox and WebKitGTK for the tests of engines');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  // Where that fails, `missingEngines` says what is missing.
  for (const words of [['update'], ['install', '-y', '--no-install-recommends', ...DEBIAN]])
    spawnSync('apt-get', ['-qq', ...words], { stdio: 'inherit', env });
}
