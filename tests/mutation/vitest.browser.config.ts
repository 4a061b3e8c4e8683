import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import base from '../../vitest.config.ts';

const { projects = [], ...common } = base.test ?? {};
const components = projects.find(
  (each) => typeof each === 'object' && 'test' in each && each.test?.name === 'components',
);
if (typeof components !== 'object' || !('test' in components))
  throw new Error('vitest.config.ts has no project "components".');

/** Tests of single modules first, which take a second, then those of the component in capitals, which take half a minute. */
class ModulesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const name = ({ moduleId }: TestSpecification) => moduleId.slice(moduleId.lastIndexOf('/') + 1);
    return files.toSorted((one, other) => (name(one) < name(other) ? 1 : -1));
  }
}

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
    sequence: { sequencer: ModulesFirst },
  },
});
