/**
 * The layout and lint of the picture studio's Python, by ruff (its WebAssembly build, so that npm alone installs it): seconds, and
 * part of `npm test`, `npm run check` and, with `--fix`, of `npm run fix`, as the layout of everything else is.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Diagnostic, PositionEncoding, Workspace } from '@astral-sh/ruff-wasm-nodejs';

const STUDIO = fileURLToPath(new URL('.', import.meta.url));

const ruff = new Workspace(
  {
    'line-length': 132,
    'target-version': 'py311',
    format: { 'quote-style': 'single' },
    lint: {
      // Errors, import order, common bugs, outdated idioms, needless detours, undocumented classes and functions.
      select: [
        'E',
        'F',
        'W',
        'I',
        'B',
        'C4',
        'UP',
        'SIM',
        'PIE',
        'PLE',
        'PLW',
        'RUF',
        'D100',
        'D101',
        'D103',
        'D300',
        'D419',
      ],
      ignore: [
        'E731', // a formula with a name is best as one line
        'UP031', // numbers are laid out with %, which is shorter where there are many
        'C408', // dict(a=1) is how tables are written here
        'B905', // zip of things that are as long as each other by construction
        'E741', // O is an origin, l a line
        'PLW2901', // what is left of a mesh keeps its name while it is cut
        'SIM300', // names in capitals are arrays, not constants
        'RUF005', // lists are joined with +
      ],
      isort: { 'known-first-party': readdirSync(STUDIO).map((name) => name.replace(/\.py$/, '')) },
    },
  },
  PositionEncoding.Utf16,
);

function pythonFiles(): string[] {
  return readdirSync(STUDIO, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.py'))
    .map((name) => join(STUDIO, name))
    .sort();
}

/** The source with its imports sorted, which is all that is safe to do without looking. */
function sortImports(source: string): string {
  const lines = source.split('\n');
  const offset = ({ row, column }: Diagnostic['start_location']) =>
    lines.slice(0, row - 1).reduce((length, line) => length + line.length + 1, column - 1);
  const found: Diagnostic[] = ruff.check(source);
  const edits = found.filter(({ code }) => code === 'I001').flatMap(({ fix }) => fix?.edits ?? []);
  let sorted = source;
  for (const { content, location, end_location: end } of edits.reverse())
    sorted = sorted.slice(0, offset(location)) + (content ?? '') + sorted.slice(offset(end));
  return sorted;
}

/** Prints what ruff finds; true if that is nothing. */
function lint(fix: boolean): boolean {
  let clean = true;
  const complain = (file: string, row: number, text: string) => {
    console.error(`${relative(process.cwd(), file)}:${row} ${text}`);
    clean = false;
  };
  for (const file of pythonFiles()) {
    let source = readFileSync(file, 'utf8');
    const laidOut: string = ruff.format(fix ? sortImports(source) : source);
    if (laidOut !== source) {
      if (fix) {
        writeFileSync(file, laidOut);
        source = laidOut;
      } else complain(file, 1, 'is not laid out as ruff does it: npm run fix');
    }
    for (const { code, message, start_location: at } of ruff.check(source))
      complain(file, at.row, `${code} ${message}`);
  }
  return clean;
}

if (!lint(process.argv.includes('--fix'))) process.exitCode = 1;
