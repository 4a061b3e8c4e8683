import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { run, say } from './install.mjs';

/** What the tests of the real nginx need, each with its Debian package. */
const PROGRAMS = [
  { program: 'nginx', argument: '-v', debian: ['nginx-light', 'libnginx-mod-http-brotli-static'] },
  { program: 'openssl', argument: 'version', debian: ['openssl'] },
];

/** Why the real nginx cannot be tested on this machine; undefined where it can. */
export function missingHosts() {
  const missing = PROGRAMS.find(({ program, argument }) => spawnSync(program, [argument]).error !== undefined);
  if (missing === undefined) return undefined;
  return `There is no ${missing.program} here (on Debian: apt-get install ${missing.debian[0]}).`;
}

/** Installs nginx where this is Debian and we are root; elsewhere its tests are skipped, and `npm test` says so. */
export function installHosts() {
  if (missingHosts() === undefined || !existsSync('/etc/debian_version') || process.getuid?.() !== 0) return;
  say('Installing nginx for the tests of hosts');
  run('apt-get', ['update', '-qq']);
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...PROGRAMS.flatMap(({ debian }) => debian)], {
    DEBIAN_FRONTEND: 'noninteractive',
  });
}
