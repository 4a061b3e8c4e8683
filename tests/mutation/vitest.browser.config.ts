import { defineConfig } from 'vitest/config';
import base from '../../vitest.config.ts';

const { projects = [], ...common } = base.test ?? {};
const components = projects.find(
  (each) => typeof each === 'object' && 'test' in each && each.test?.name === 'components',
);
if (typeof components !== 'object' || !('test' in components))
  throw new Error('vitest.config.ts has no project "components".');

/**
 * The component tests of one group, for StrykerJS, which runs them anew for every change and tells by the environment which one is
 * alive; a page has no environment, so a set-up file hands it over. `MUTATED` names the folder of the tests.
 */
export default defineConfig({
  ...base,
  plugins: [base.plugins, components.plugins],
  optimizeDeps: components.optimizeDeps,
  // Stryker works in a copy whose packages are a link to those of the project.
  server: { fs: { strict: false } },
  cacheDir: 'build/vite',
  test: {
    ...common,
    ...components.test,
    include: [`${process.env.MUTATED}/**/*.test.tsx`],
    setupFiles: ['./tests/mutation/alive.ts', './src/design/styles/component-tests.ts'],
    env: { MUTANT: process.env.__STRYKER_ACTIVE_MUTANT__ ?? '' },
    maxWorkers: 1,
  },
});
