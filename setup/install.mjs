import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';

/** Written after a complete installation, so that an interrupted one, or one that came along from another system, is repeated. */
const MARK = 'node_modules/.installed';
/** Where the project's own Node waits on Windows until it no longer runs; not in the repository. */
const MOVED = 'build/moved';

/**
 * Says what is being done, so that nobody looks at a still screen.
 *
 * @param {string} text
 */
export function say(text) {
  console.log(`\n▸ ${text}`);
}

/**
 * A command as this system starts it. On Windows `npm` and `npx` are scripts: only the shell starts them, and it takes one line.
 *
 * @param {string} command
 * @param {readonly string[]} words
 * @param {NodeJS.Platform} [platform]
 * @returns {{ command: string, words: string[], shell: boolean }}
 */
export function asStarted(command, words, platform = process.platform) {
  if (platform !== 'win32') return { command, words: [...words], shell: false };
  const quoted = words.map((word) => (/^[\w./:=,@-]+$/.test(word) ? word : `"${word.replaceAll('"', '""')}"`));
  return { command: [command, ...quoted].join(' '), words: [], shell: true };
}

/**
 * Runs a command with its output shown; ends this process with the command's own status when it fails.
 *
 * @param {string} command
 * @param {string[]} words
 * @param {NodeJS.ProcessEnv} [environment] added to the process's own
 */
export function run(command, words, environment = {}) {
  const started = asStarted(command, words);
  const { status, error } = spawnSync(started.command, started.words, {
    stdio: 'inherit',
    env: { ...process.env, ...environment },
    shell: started.shell,
  });
  if (error !== undefined) {
    console.error(`${command} could not be started: ${error.message}`);
    process.exit(1);
  }
  if (status !== 0) process.exit(status ?? 1);
}

/**
 * Installs the project's packages when they are missing or not those of package-lock.json. Plain Node without packages,
 * so that it runs on a fresh machine and on an older Node: the right Node is itself one of the packages.
 */
export function installPackages() {
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  const mark = `${lock} ${process.platform} ${process.arch}`;
  if (!existsSync(MARK) || readFileSync(MARK, 'utf8') !== mark) {
    say('Installing the packages of package-lock.json');
    makeWay();
    run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' });
    writeFileSync(MARK, mark);
  }
  const wanted = JSON.parse(readFileSync('package.json', 'utf8')).devDependencies.node;
  const has = ['node', 'node.exe'].some((file) => existsSync(`node_modules/node/bin/${file}`));
  const problem = has ? undefined : tooOld(process.versions.node, wanted);
  if (problem === undefined) return;
  console.error(problem);
  process.exit(1);
}

/**
 * On Windows a program that runs can be moved but not deleted, under none of its names. The project's own Node is among the packages that
 * `npm ci` deletes, and it is what runs this, once it is there. What was moved is deleted when the next installation comes.
 */
function makeWay() {
  const own = 'node_modules/node';
  if (process.platform !== 'win32' || !existsSync(own)) return;
  rmSync(MOVED, { recursive: true, force: true });
  mkdirSync(MOVED, { recursive: true });
  const programs = readdirSync(own, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('node.exe'));
  for (const [at, file] of programs.entries()) renameSync(`${own}/${file}`, `${MOVED}/${at}.exe`);
}

/**
 * What to do where npm has been told to run no scripts of packages, one of which puts the project's own Node in its place, and the
 * Node that runs this is older; undefined where it is not.
 *
 * @param {string} running
 * @param {string} wanted
 */
export function tooOld(running, wanted) {
  const [ours, theirs] = [running, wanted].map((version) => Number.parseInt(version, 10));
  if (ours === undefined || theirs === undefined || ours >= theirs) return undefined;
  return `The project's own Node ${wanted} is not there, because npm runs no scripts of packages here (ignore-scripts), and this is Node ${running}. Install Node ${theirs}, or type once: npm ci --ignore-scripts=false`;
}

/**
 * Runs a tool of `node_modules/.bin` under the project's own Node.
 *
 * @param {string} name
 * @param {string[]} words
 * @param {NodeJS.ProcessEnv} [environment]
 */
export function runTool(name, words, environment) {
  run('npx', ['--no-install', name, ...words], environment);
}

/**
 * Runs tools beside each other: most of them use one processor only. The output of each is shown in one piece as it ends; after
 * the last one this process ends when any has failed, so that one run tells of all that is wrong.
 *
 * @param {[name: string, ...words: string[]][]} tools
 */
export async function runTools(tools) {
  const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  const statuses = await Promise.all(
    tools.map(
      (words) =>
        new Promise((done) => {
          const started = asStarted('npx', ['--no-install', ...words]);
          const tool = spawn(started.command, started.words, {
            stdio: ['ignore', 'pipe', 'pipe'],
            env: { ...process.env, ...colours },
            shell: started.shell,
          });
          let output = '';
          const keep = (/** @type {string} */ text) => {
            output += text;
          };
          for (const stream of [tool.stdout, tool.stderr]) stream.setEncoding('utf8').on('data', keep);
          tool.on('error', ({ message }) => keep(`${words[0]} could not be started: ${message}\n`));
          tool.on('close', (status) => {
            process.stdout.write(output);
            done(status);
          });
        }),
    ),
  );
  if (statuses.some((status) => status !== 0)) process.exit(1);
}
