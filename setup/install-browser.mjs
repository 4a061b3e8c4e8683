import { existsSync } from 'node:fs';
import { run, runTool, say } from './install.mjs';

/** What stands in for the site's font until it arrives; another one would be of another width, and pages would shift. */
const FONTS = '/usr/share/fonts/truetype/liberation';

/**
 * Makes sure that there is a Chromium for the tests: any that `knownBrowser` finds will do; else Debian's package where
 * this is Debian and we are root, else Playwright's own download.
 */
export async function installBrowser() {
  const { knownBrowser } = await import('./browser.mjs');
  const isDebian = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  if (knownBrowser() !== undefined && (!isDebian || existsSync(FONTS))) return;
  say('Installing a browser and fonts for the tests');
  if (isDebian) {
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation'], {
      DEBIAN_FRONTEND: 'noninteractive',
    });
  } else {
    runTool('playwright', ['install', 'chromium']);
  }
}
