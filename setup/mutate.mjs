/**
 * `npm run mutate`: changes the logic of a group line by line and says which changes no test notices (StrykerJS). StrykerJS is
 * heavy and seldom wanted, so it is installed here on first use and is no dependency of the project.
 *
 *     npm run mutate                  every group of tests/mutation/groups.json
 *     npm run mutate -- order         one of them
 *
 * Groups of `beside` run only the tests that stand beside their files. Groups of `browser` run in a real one, about an hour
 * each: StrykerJS starts their tests anew for every change.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { asStarted } from './install.mjs';

const root = resolve(import.meta.dirname, '..');
const VERSION = '10.1.1';
const PACKAGES = ['@stryker-mutator/core', '@stryker-mutator/vitest-runner'];

/** @type {(command: string, args: string[], environment?: Record<string, string>) => number} */
const run = (command, args, environment = {}) => {
  const started = asStarted(command, args);
  const env = { ...process.env, ...environment };
  return (
    spawnSync(started.command, started.words, { cwd: root, stdio: 'inherit', env, shell: started.shell }).status ?? 1
  );
};

if (!PACKAGES.every((name) => existsSync(join(root, 'node_modules', name)))) {
  const status = run('npm', ['install', '--no-save', '--no-audit', ...PACKAGES.map((name) => `${name}@${VERSION}`)]);
  if (status !== 0) process.exit(status);
}

/** @type {(name: string) => any} */
const read = (name) => JSON.parse(readFileSync(join(root, `tests/mutation/${name}.json`), 'utf8'));
/** @type {Record<'plain' | 'beside' | 'browser', Record<string, string[]>>} */
const { plain, beside, browser } = read('groups');
const groups = { ...plain, ...beside, ...browser };
/** The settings of a run; those of groups in a browser name only what is different there. */
const settings = join(root, 'build/mutation/settings.json');
mkdirSync(dirname(settings), { recursive: true });
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in groups));
if (unknown.length > 0) {
  console.error(`There is no group ${unknown.join(', ')}. Groups: ${Object.keys(groups).join(', ')}`);
  process.exit(1);
}

for (const name of asked.length > 0 ? asked : Object.keys(groups)) {
  console.log(`\n${name}`);
  writeFileSync(
    settings,
    JSON.stringify({ ...read('stryker.config'), ...(name in browser && read('stryker.browser.config')) }),
  );
  const [first = ''] = groups[name] ?? [];
  const status = run('npx', ['stryker', 'run', settings, '--mutate', (groups[name] ?? []).join(',')], {
    // Where the tests stand that are run; without it all of them are.
    ...(!(name in plain) && { MUTATED: name in beside ? first.replace(/\.ts$/, '') : dirname(first) }),
  });
  if (status !== 0) process.exit(status);
  const { files } = JSON.parse(readFileSync(join(root, 'build/mutation/report.json'), 'utf8'));
  /** @type {{ file: string, status: string, mutatorName: string, replacement?: string, location: { start: { line: number } } }[]} */
  const mutants = Object.entries(files).flatMap(([file, { mutants: each }]) =>
    each.map((/** @type {object} */ mutant) => ({ file, ...mutant })),
  );
  /** @type {(...states: string[]) => typeof mutants} */
  const of = (...states) => mutants.filter(({ status: state }) => states.includes(state));
  const missed = of('Survived', 'NoCoverage');
  const noticed = of('Killed', 'Timeout').length;
  const share = (100 * noticed) / (noticed + missed.length);
  const list = missed.map(
    ({ file, location, mutatorName, replacement = '' }) =>
      `${file}:${location.start.line} ${mutatorName} ${replacement.replaceAll(/\s+/g, ' ').slice(0, 80)}`,
  );
  writeFileSync(join(root, 'build/mutation', `${name}.txt`), `${list.join('\n')}\n`);
  console.log(
    `${name}: ${share.toFixed(1)} % of ${noticed + missed.length} changes noticed; the rest: build/mutation/${name}.txt`,
  );
}
