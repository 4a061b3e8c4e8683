import { defineConfig } from '@playwright/test';
import common from './playwright.config.ts';
import type { EngineSettings } from './tests/engines/engine-test.ts';

/** Firefox and WebKit: `npm run test:engines`, which installs them. */
export default defineConfig<object, EngineSettings>({
  ...common,
  testDir: 'tests/engines',
  timeout: 120_000,
  projects: (['firefox', 'webkit'] as const).map((engine) => ({
    name: engine,
    use: { engine, site: common.use?.baseURL },
  })),
});
