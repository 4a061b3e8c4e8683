import { availableParallelism } from 'node:os';
import { defineConfig, devices } from '@playwright/test';
import { knownBrowser } from './setup/browser.mjs';

const browser = knownBrowser();

/** `TEST_PORT` lets several checkouts run their tests at the same time. */
const port = Number(process.env.TEST_PORT ?? 4199);

export default defineConfig({
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  retries: process.env.CI === undefined ? 0 : 2,
  // One more than the processors: a fifth of the time of a visit is waiting. Each has a browser, so that memory sets an end.
  workers: Math.min(availableParallelism() + 1, 9),
  timeout: 45_000,
  // What takes a second on a quiet machine (a sheet that a URL asks for) has taken more than Playwright's five on a busy one.
  expect: { timeout: 10_000 },
  reporter: process.env.CI === undefined ? 'list' : 'dot',
  use: {
    baseURL: `http://localhost:${port}`,
    ...(browser && { launchOptions: browser }),
    trace: 'off',
    // A worker would answer in the place of the server; the tests of the worker itself allow it.
    serviceWorkers: 'block',
  },
  projects: [
    { name: 'site', testDir: 'tests/site', use: { viewport: { width: 1280, height: 800 } } },
    { name: 'faults', testDir: 'tests/faults', use: { viewport: { width: 1280, height: 800 } } },
    { name: 'development', testDir: 'tests/development', use: { viewport: { width: 1280, height: 800 } } },
    { name: 'editor-build', testDir: 'tests/editor', testMatch: '*.setup.ts' },
    {
      name: 'editor',
      testDir: 'tests/editor',
      dependencies: ['editor-build'],
      use: { viewport: { width: 1440, height: 900 } },
    },
    // Builds of their own, with mistakes and changes: minutes, so only `npm run test:every` asks for them.
    ...(process.env.EVERY_PAGE === '1' ? [{ name: 'builds', testDir: 'tests/builds' }] : []),
    { name: 'journeys-desktop', testDir: 'tests/journeys', use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'journeys-phone',
      testDir: 'tests/journeys',
      // They bring windows of their own, and the processor draws every picture of them: on a phone, too, only before a release.
      testIgnore: process.env.EVERY_PAGE === '1' ? [] : ['**/car-view.test.ts', '**/cabin-view.test.ts'],
      use: { ...devices['Pixel 7'], defaultBrowserType: 'chromium' },
    },
  ],
  webServer: { command: 'node publish/hosts/serve.ts', port, env: { PORT: String(port) }, reuseExistingServer: false },
});
