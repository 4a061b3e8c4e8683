/** How a content file is written: whoever writes it (a person, the editor, a script), the same content gives the same bytes. */

const WIDTH = 120;
const STEP = '  ';

/** The text of a content file: what fits on one line stands on one line; the last line ends. */
export function formatContent(value: unknown): string {
  return `${write(value, '', 0)}\n`;
}

/** `room` is what is left of the line for the value; a file's own value always stands on lines of its own. */
function write(value: unknown, indent: string, room: number): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const parts = partsOf(value);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  if (parts.length === 0) return open + close;
  const line = inline(value);
  if (line.length <= room) return line;
  const inner = indent + STEP;
  const lines = parts.map(([key, item], at) => {
    // A comma follows all but the last.
    const comma = at < parts.length - 1 ? 1 : 0;
    return `${inner}${key}${write(item, inner, WIDTH - inner.length - key.length - comma)}`;
  });
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
