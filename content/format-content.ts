/** How a content file is written: whoever writes it (a person, the editor, a script), the same content gives the same bytes. */

const WIDTH = 120;
const STEP = '  ';

/** The text of a content file: what fits on one line stands on one line; the last line ends. */
export function formatContent(value: unknown): string {
  return `${write(value, '', 0, true)}\n`;
}

function write(value: unknown, indent: string, before: number, isRoot = false): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const parts = partsOf(value);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  if (parts.length === 0) return open + close;
  if (!isRoot) {
    const line = inline(value);
    // A comma may follow.
    if (indent.length + before + line.length < WIDTH) return line;
  }
  const inner = indent + STEP;
  const lines = parts.map(([key, item]) => `${inner}${key}${write(item, inner, key.length)}`);
  return `${open}\n${lines.join(',\n')}\n${indent}${close}`;
}

function inline(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const parts = partsOf(value).map(([key, item]) => key + inline(item));
  if (parts.length === 0) return Array.isArray(value) ? '[]' : '{}';
  return Array.isArray(value) ? `[${parts.join(', ')}]` : `{ ${parts.join(', ')} }`;
}

function partsOf(value: object): [key: string, item: unknown][] {
  if (Array.isArray(value)) return value.map((item) => ['', item]);
  return Object.entries(value)
    .filter(([, item]) => item !== undefined)
    .map(([key, item]) => [`${JSON.stringify(key)}: `, item]);
}
