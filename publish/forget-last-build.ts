import { rmSync } from 'node:fs';
import type { Plugin } from 'vite';
import { MARK } from '#/setup/build-if-stale.mjs';

/** Takes away what says that the build is up to date, before a build that may be interrupted or have other settings begins. */
export function forgetLastBuild(): Plugin {
  return { name: 'forget-last-build', apply: 'build', buildStart: () => rmSync(MARK, { force: true }) };
}
