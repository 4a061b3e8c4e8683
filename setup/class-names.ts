import { createHash } from 'node:crypto';
import { basename } from 'node:path';

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

const taken = new Map<string, string>();

/**
 * The class name of `.name` in a CSS Module on the published site: a letter and four characters, because names are a
 * fifteenth of what a page weighs. Throws should two classes ever get the same name.
 */
export function shortName(name: string, file: string): string {
  const source = `${inside(file)} .${name}`;
  const short = `c${hash(inside(file)).slice(0, 2)}${hash(source).slice(0, 2)}`;
  const other = taken.get(short) ?? source;
  if (other !== source) throw new Error(`${source} and ${other} have the same short name: rename one of the classes.`);
  taken.set(short, source);
  return short;
}
