import { createHash } from 'node:crypto';
import { basename } from 'node:path';

/**
 * The class name that the browser sees for `.name` in a CSS Module: `KeyFigures_value_x1`.
 * Readable in the inspector, and equal wherever the project is checked out: the hash is of the path below the
 * project's root only, so that two builds of one commit give the same bytes.
 */
export function classNames(name: string, file: string): string {
  const path = file.split('?')[0] ?? file;
  const inside = path.slice(path.lastIndexOf('/src/') + 1);
  const mark = createHash('sha256').update(inside).digest('base64url').replace(/[-_]/g, '').slice(0, 3);
  return `${basename(path).replace(/\.module\.css$/, '')}_${name}_${mark}`;
}
