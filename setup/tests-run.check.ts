/** Every test is run by somebody: a file whose name or place no runner knows would pass for ever. */
import { globSync } from 'node:fs';
import { matchesGlob, resolve } from 'node:path';
import { expect, test, vi } from 'vitest';
import vitest from '../vitest.config.ts';

const root = resolve(import.meta.dirname, '..');

/** What `npm test`, `npm run test:every` and `npm run test:engines` run, as patterns from the project's root. */
async function patternsOfRunners(): Promise<string[]> {
  const ofVitest = (vitest.test?.projects ?? []).flatMap((project) =>
    typeof project === 'object' && 'test' in project ? (project.test?.include ?? []) : [],
  );
  // Builds with mistakes belong to a run of everything.
  vi.stubEnv('EVERY_PAGE', '1');
  const { default: site } = await import('../playwright.config.ts');
  const { default: engines } = await import('../playwright-engines.config.ts');
  vi.unstubAllEnvs();
  const ofPlaywright = [...(site.projects ?? []), { testDir: engines.testDir }].map(
    ({ testDir, testMatch = '*.test.ts' }) => `${testDir}/${testMatch}`,
  );
  return [...ofVitest, ...ofPlaywright];
}

test('every file that is named as a test is one that a runner runs', async () => {
  const patterns = await patternsOfRunners();
  const files = globSync('**/*.{test,spec,check,setup}.{ts,tsx,mjs}', {
    cwd: root,
    exclude: (name) => ['.git', 'build', 'node_modules'].includes(name),
  });
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => !patterns.some((pattern) => matchesGlob(file, pattern)))).toEqual([]);
});
