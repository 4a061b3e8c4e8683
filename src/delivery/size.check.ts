/** What delivers pages stays small enough to be read in an hour by somebody new. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const MOST_LINES = 700;
/** Blank lines, comments and imports are no code. */
const NO_CODE = /^\s*(?:$|\/\/|\/\*|\*|import\b)/;

test('the delivery code is at most 700 lines', () => {
  const files = readdirSync('src/delivery').filter((name) => !/\.(check|test)\.tsx?$/.test(name));
  const paths = [...files.map((name) => `src/delivery/${name}`), 'src/site-map.tsx', 'src/islands.ts'];
  const lines = paths.flatMap((path) => readFileSync(path, 'utf8').split('\n')).filter((line) => !NO_CODE.test(line));
  expect(paths.length).toBeGreaterThan(10);
  expect(lines.length).toBeLessThanOrEqual(MOST_LINES);
});
