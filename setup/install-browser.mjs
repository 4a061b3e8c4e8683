import { existsSync } from 'node:fs';
import { run, runTool, say } from './install.mjs';

/**
 * Makes sure that there is a Chromium for the tests: any that `findBrowser` knows will do; else Debian's package where
 * this is Debian and we are root, else Playwright's own download.
 */
export async function installBrowser() {
  const { findBrowser } = await import('./browser.mjs');
  try {
    findBrowser();
    return;
  } catch {
    say('Installing a browser for the tests');
  }
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation'], {
      DEBIAN_FRONTEND: 'noninteractive',
    });
  } else {
    runTool('playwright', ['install', 'chromium']);
  }
}
