/**
 * `npm run check:studio`: the picture studio's Python, without rendering anything: types by mypy, and the tests that need no Blender;
 * and whether its cars have the measures that the site publishes.
 * What cannot run, because Python, numpy or mypy are not installed, is named and skipped. (Its layout is in `layout.ts`.)
 */
import { spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { differencesHere } from './facts.ts';

const STUDIO = fileURLToPath(new URL('.', import.meta.url));

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** The first Python that has the modules: Debian's own before one that the path finds, because Debian's packages belong to it. */
function pythonWith(modules: string): string | undefined {
  return ['/usr/bin/python3', 'python3'].find((python) => spawnSync(python, ['-c', `import ${modules}`]).status === 0);
}

/** Beside others, so what it says is shown in one piece, before whether all was well. */
function run(name: string, python: string, words: string[]): Promise<boolean> {
  const child = spawn(python, words, { cwd: STUDIO, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  const keep = (text: string) => {
    said += text;
  };
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', keep);
  return new Promise((done) =>
    child.on('close', (status) => {
      process.stdout.write(said);
      done(check(name, status === 0));
    }),
  );
}

function check(name: string, passed: boolean): boolean {
  say(`${name}: ${passed ? 'sound' : 'not sound'}`);
  return passed;
}

const other = differencesHere();
for (const line of other) say(line);
const results = [check('Measures (npm run studio:facts)', other.length === 0)];
const numpy = pythonWith('numpy');
const mypy = pythonWith('numpy, mypy');
if (!mypy) say('Types are not checked: that needs Python with numpy and mypy (apt install python3-numpy mypy).');
if (!numpy) say('The tests do not run: they need Python with numpy (apt install python3-numpy).');
const tests = ['-m', 'unittest', 'discover', '--start-directory', 'tests', '--top-level-directory', '.'];
const running: Promise<boolean>[] = [];
if (mypy) running.push(run('Types', mypy, ['-m', 'mypy', '--no-error-summary', '.']));
if (numpy) running.push(run('Tests', numpy, tests));
results.push(...(await Promise.all(running)));
process.exitCode = results.every(Boolean) ? 0 : 1;
