import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { breakpoints } from './publish/breakpoints-plugin.ts';
import { readableName } from './publish/class-names.ts';
import { inlineScripts } from './publish/inline-script-plugin.ts';
import { knownBrowser } from './setup/browser.mjs';

const browser = knownBrowser();

export default defineConfig({
  resolve: { tsconfigPaths: true },
  plugins: [inlineScripts()],
  css: { postcss: { plugins: breakpoints }, modules: { generateScopedName: readableName } },
  test: {
    // Every processor; without it one of them rests, which on a small machine is half.
    maxWorkers: availableParallelism(),
    // What is waited for comes at once on an idle machine, and within seconds on a busy one.
    expect: { poll: { timeout: 5000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'content',
          environment: 'node',
          // Modules are read once for all files, a third of the time. A file that changes one (`vi.doMock`) ends with `vi.resetModules()`.
          isolate: false,
          globalSetup: './content/checks/stop-at-mistakes.ts',
          setupFiles: ['./tests/repeat-random-tests.ts'],
          include: [
            '{catalogue,content,deploy,docs,editor,formulas,language,media,publish,setup,src,studio}/**/*.check.{ts,tsx}',
          ],
          // Hundreds of random cases may take a slow machine minutes, and what is read before the first of them as well.
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        extends: true,
        plugins: [react()],
        // Named here, because finding one in the middle of a run reloads the page under the test.
        optimizeDeps: {
          include: ['react-dom/client', 'react-dom/server', 'react-dom/server.browser', 'fast-check'],
        },
        test: {
          name: 'components',
          include: ['src/**/*.test.tsx'],
          setupFiles: ['./src/design/styles/component-tests.ts', './tests/components/tell-state.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright(browser && { launchOptions: browser }),
            instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
          },
        },
      },
    ],
  },
});
