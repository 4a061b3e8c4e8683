import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { basename, join } from 'node:path';

/** The path of a CSS Module below the project's root, so that names are equal wherever the project is checked out. */
function inside(file: string): string {
  const path = file.split('?')[0] ?? file;
  return path.slice(path.lastIndexOf('/src/') + 1);
}

const hash = (text: string) => createHash('sha256').update(text).digest('base64url').replace(/[-_]/g, '');

/** The class name of `.name` in a CSS Module while developing and testing: `KeyFigures_value_x1z`, readable in the inspector. */
export function readableName(name: string, file: string): string {
  return `${basename(file.split('?')[0] ?? file).replace(/\.module\.css$/, '')}_${name}_${hash(inside(file)).slice(0, 3)}`;
}

/** All CSS Modules, in an order that is the same on every machine. */
const FILES = globSync('src/**/*.module.css', { cwd: join(import.meta.dirname, '..') })
  .map((file) => file.replaceAll('\\', '/'))
  .sort();
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const classesOf = new Map<string, string[]>();

/**
 * The class name of `.name` in a CSS Module on the published site: two letters for the file, a digit or capital for the
 * class, because names are a fifteenth of what a page weighs. None begins with an a: blockers of advertisements hide `ad`.
 * Throws if the file is none of those in `src`.
 */
export function shortName(name: string, file: string): string {
  const path = inside(file);
  const at = FILES.indexOf(path) + LETTERS.length;
  if (at < LETTERS.length) throw new Error(`${path} is no CSS Module in src.`);
  const classes = classesOf.get(path) ?? [];
  classesOf.set(path, classes);
  if (!classes.includes(name)) classes.push(name);
  const letters = `${LETTERS[Math.floor(at / LETTERS.length)]}${LETTERS[at % LETTERS.length]}`;
  return `${letters}${classes.indexOf(name).toString(36).toUpperCase()}`;
}
