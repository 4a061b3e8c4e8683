/** Builds the editor, serves it (`serve.ts`) and opens it in the browser; not with `--no-open`. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildEditor } from '../build.ts';

/** What opens an address in the browser that the person uses. */
const OPENERS: Partial<Record<NodeJS.Platform, [command: string, ...words: string[]]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
  linux: ['xdg-open'],
};

await buildEditor(join(import.meta.dirname, '../../build/editor'));
const { address } = await import('./serve.ts');
const [command, ...words] = OPENERS[process.platform] ?? [];
if (command !== undefined && !process.argv.includes('--no-open')) {
  // Where there is none, the address has been printed.
  spawn(command, [...words, address], { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref();
}
