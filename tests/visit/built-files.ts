import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const CLIENT = fileURLToPath(new URL('../../build/client/', import.meta.url));

/** Paths of the built files below `build/client`, with a leading slash, that match. */
export function builtFiles(pattern: RegExp): string[] {
  return readdirSync(CLIENT, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(CLIENT, join(entry.parentPath, entry.name)).replaceAll('\\', '/')}`)
    .filter((path) => pattern.test(path))
    .sort();
}

/** The text of a built file. */
export function textOf(path: string): string {
  return readFileSync(`${CLIENT}${path}`, 'utf8');
}

/** Bytes of a built file as it is sent: compressed by the build where that is worth it. */
export function bytesOf(path: string): number {
  const compressed = statSync(`${CLIENT}${path}.br`, { throwIfNoEntry: false });
  return (compressed ?? statSync(`${CLIENT}${path}`)).size;
}

/** The URLs of all built scripts. */
export const SCRIPTS = /\/assets\/[^/]+\.js$/;
