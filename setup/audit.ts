/**
 * `npm run check:audit`: fails when a package has a known weakness that is high or critical. A registry that does not
 * answer is said and fails nothing: a machine without network must be able to run every check.
 */
import { spawnSync } from 'node:child_process';
import { asStarted } from './install.mjs';
import { readAudit } from './read-audit.ts';

/** Nobody waits longer for a registry that does not answer, in milliseconds. */
const PATIENCE = 15_000;

const asking = asStarted('npm', ['audit', '--json', '--fetch-retries=0', `--fetch-timeout=${PATIENCE}`]);
const { stdout, error } = spawnSync(asking.command, asking.words, {
  encoding: 'utf8',
  stdio: ['ignore', 'pipe', 'ignore'],
  timeout: PATIENCE,
  killSignal: 'SIGKILL',
  shell: asking.shell,
});
if (error !== undefined && 'code' in error && error.code !== 'ETIMEDOUT') throw error;
// Cut short in the middle of an answer it is no answer.
const { is, lines } = readAudit(error === undefined ? stdout : '');

if (is === 'clean') {
  console.log('No package has a known high weakness.');
} else if (is === 'weak') {
  console.error(`Packages with a known high weakness:\n${lines.map((line) => `  ${line}`).join('\n')}`);
  process.exitCode = 1;
} else {
  console.warn(
    `Not known whether a package has a high weakness, because the registry does not answer: ${lines.join(' ')}`,
  );
}
