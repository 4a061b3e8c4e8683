import { expect, test } from 'vitest';
import { fillFigures } from '../figures/fill-figures.ts';
import { namedFigures } from '../figures/named-figures.ts';
import { type FixedValue, fixed } from '../fixed.ts';
import { library } from '../library.ts';
import { contentFiles } from './content-files.ts';
import { valueAt } from './value-at.ts';

/** With its figures in the texts, as visitors read it. */
const filled = fillFigures(library, namedFigures(library));

/** Why the content no longer says what is fixed, and how to release it; undefined where it does. */
function complaint(file: string, path: string, value: FixedValue): string | undefined {
  const content = contentFiles(filled).find(([name]) => name === file)?.[2];
  const found = valueAt(content, path);
  const isContaining = typeof value === 'object' && 'contains' in value;
  const holds = isContaining
    ? typeof found === 'string' && found.includes(value.contains)
    : JSON.stringify(found) === JSON.stringify(value);
  if (holds) return undefined;
  const wanted = isContaining ? `to contain ${JSON.stringify(value.contains)}` : `as ${JSON.stringify(value)}`;
  return `content/${file} › ${path} is fixed ${wanted}, but is ${JSON.stringify(found)}. If this is meant to change, take its line out of content/fixed.ts (docs/decisions/0030-what-is-fixed.md).`;
}

const lines = fixed.flatMap(({ file, values }) =>
  Object.entries(values).map(([path, value]) => ({ file, path, value })),
);

test('what the specification fixes stands in the content as it is fixed', () => {
  expect(lines.length).toBeGreaterThan(100);
  expect(lines.flatMap(({ file, path, value }) => complaint(file, path, value) ?? [])).toEqual([]);
});

test('a change is told with the way to release it', () => {
  expect(complaint('models/voyah-free.json', 'facts.torque.value', 1)).toMatch(
    /facts\.torque\.value is fixed as 1, but is \d+\..*content\/fixed\.ts \(docs\/decisions\/0030/,
  );
  expect(complaint('models/voyah-free.json', 'facts.wings', 2)).toContain('but is undefined');
});
