import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findBrowser } from './setup/browser.mjs';
import { classNames } from './setup/class-names.ts';

const browser = findBrowser();

export default defineConfig({
  css: { modules: { generateScopedName: classNames } },
  test: {
    projects: [
      {
        extends: true,
        test: { name: 'content', environment: 'node', include: ['{content,src,media,deploy,setup}/**/*.check.ts'] },
      },
      {
        extends: true,
        plugins: [react()],
        test: {
          name: 'components',
          include: ['src/**/*.test.{ts,tsx}'],
          setupFiles: ['./src/design/styles/component-tests.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: browser }),
            instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
          },
        },
      },
    ],
  },
});
