import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import postcss from 'postcss';

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

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
/** Pairs of letters for files, without those that begin with an a: ad blockers hide `.ad`. */
const PAIRS = (LETTERS.length - 1) * LETTERS.length;

/**
 * Two letters for each CSS Module: its hash chooses a place, and a file whose place is taken gets the next free one. So another
 * file, added or gone, renames hardly any of them, and what browsers have cached stays good.
 */
const pairOf = new Map<string, string>();
const taken = new Set<number>();
for (const file of globSync('src/**/*.module.css', { cwd: join(import.meta.dirname, '..') }).sort()) {
  const path = file.replaceAll('\\', '/');
  let place = createHash('sha256').update(path).digest().readUInt32BE() % PAIRS;
  while (taken.has(place)) place = (place + 1) % PAIRS;
  taken.add(place);
  pairOf.set(path, `${LETTERS[1 + Math.floor(place / LETTERS.length)]}${LETTERS[place % LETTERS.length]}`);
}

/** The classes that a selector names. */
export const classesIn = (selector: string): string[] =>
  [...selector.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = '']) => name);

/** The classes and animations of a stylesheet in the order in which they stand there. */
function namesIn(css: string): string[] {
  const names = new Set<string>();
  postcss.parse(css).walk((node) => {
    if (node.type === 'atrule' && node.name === 'keyframes') names.add(node.params);
    if (node.type !== 'rule') return;
    for (const name of classesIn(node.selector)) names.add(name);
  });
  return [...names];
}

const read = new Map<string, string[]>();

/**
 * The class name of `.name` in a CSS Module on the published site: two letters for the file, a digit or capital for the
 * class by its place in the stylesheet, because names are a part of what every page weighs. It depends on the text of the
 * stylesheet and on the list of them alone. Throws if the file is none of those in `src`, or has no such class.
 */
export function shortName(name: string, file: string, css: string): string {
  const path = inside(file);
  const pair = pairOf.get(path);
  if (pair === undefined) throw new Error(`${path} is no CSS Module in src.`);
  const classes = read.get(css) ?? namesIn(css);
  read.set(css, classes);
  const place = classes.indexOf(name);
  if (place < 0) throw new Error(`${path} has no class "${name}".`);
  return `${pair}${place.toString(36).toUpperCase()}`;
}
