import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/**
 * Not Debian's `chromium-headless-shell`: it takes a fifth less time, but keeps no page for Back, so that those tests would be
 * skipped, and loads pictures far below the window at once.
 */
const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** What Playwright switches off; the browser reads only the last list that it is given, so they stand here again. */
const OFF_IN_TESTS = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** The address bar's list is a page of the browser's own: drawing it for every window takes as long as the page under test. */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** A process for the next page that might be opened: every test would start one in vain. */
const SPARE = ['SpareRendererForSitePerProcess'];

/**
 * The Chromium that the tests drive: an explicit `CHROMIUM_PATH`, then Playwright's own download, then the system's, as Playwright
 * launch options. Undefined where there is none: what reads the settings of the tests also runs there (the pipelines of `deploy/`).
 *
 * Root needs `--no-sandbox` (containers); the switches keep the browser from calling home during a test.
 *
 * @returns {{ executablePath: string, args: string[] } | undefined}
 */
export function knownBrowser() {
  const executablePath = [process.env.CHROMIUM_PATH, chromium.executablePath(), ...SYSTEM].find(
    (path) => path !== undefined && path !== '' && existsSync(path),
  );
  if (executablePath === undefined) return undefined;
  const args = [
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-quic',
    '--no-first-run',
    // Without a graphics card its process only takes time: a twentieth of that of all tests.
    '--in-process-gpu',
    // The 3D view is drawn by the processor where the machine has no graphics card.
    '--enable-unsafe-swiftshader',
    `--disable-features=${[...OFF_IN_TESTS, ...ADDRESS_BAR, ...SPARE].join(',')}`,
  ];
  if (process.getuid?.() === 0) args.push('--no-sandbox');
  return { executablePath, args };
}

/** The same; throws where there is none (`npm test` installs one first). */
export function findBrowser() {
  const browser = knownBrowser();
  if (browser === undefined) {
    throw new Error('No Chromium found. Run `npm test`, which installs one, or set CHROMIUM_PATH.');
  }
  return browser;
}
