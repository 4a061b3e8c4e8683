/**
 * Builds the editor, serves it (`serve.ts`) and opens it in the browser; not with `--no-open`. Where one is open already, in another
 * window, the browser is led to that.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildEditor } from '../build.ts';
import { address } from './address.ts';

/** What opens an address in the browser that the person uses. */
const OPENERS: Partial<Record<NodeJS.Platform, [command: string, ...words: string[]]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
  linux: ['xdg-open'],
};

/** Whether an editor answers there. */
async function isOpen(): Promise<boolean> {
  try {
    const answer = await fetch(`${address}config.json`);
    return answer.ok && typeof (await answer.json()) === 'object';
  } catch {
    return false;
  }
}

async function serve(): Promise<boolean> {
  await buildEditor(join(import.meta.dirname, '../../build/editor'));
  return (await import('./serve.ts')).isServed;
}

const wasOpen = await isOpen();
if (wasOpen) console.log(`Засварлагч нээлттэй байна. The editor is open already, at ${address}`);
const [command, ...words] = wasOpen || (await serve()) ? (OPENERS[process.platform] ?? []) : [];
if (command !== undefined && !process.argv.includes('--no-open')) {
  // Where there is none, the address has been printed.
  spawn(command, [...words, address], { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref();
}
