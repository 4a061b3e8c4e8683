/** A message whose name the code does not use is told: staff would translate and edit it for nobody. */
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { isText, visit } from '#/content/checks/visit.ts';

const root = resolve(import.meta.dirname, '../..');
const FILES = ['content/messages.json', 'content/tools/messages.json'];

const code = globSync('{catalogue,formulas,language,publish,src}/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/\.(?:check|test)\.tsx?$/.test(file))
  // Prose uses many words.
  .map((file) => readFileSync(join(root, file), 'utf8').replaceAll(/\/\*.*?\*\/|\/\/ .*?$/gms, ''))
  .join('\n');
const words = new Set(code.match(/\w+/g));
/** `messages[`${verdict}Text`]` names each message that ends so. */
const ends = [...code.matchAll(/\}(\w+)`\]/g)].map(([, end = '']) => end);

test.each(FILES)('%s: every message has a name that the code uses', (file) => {
  const names: string[][] = [];
  visit(JSON.parse(readFileSync(join(root, file), 'utf8')), (part, path) => {
    if (isText(part)) names.push(path.map(String));
  });
  expect(names.length).toBeGreaterThan(10);
  const unused = names.filter((path) =>
    path.some((key) => !/^\d+$/.test(key) && !words.has(key) && !ends.some((end) => key.endsWith(end))),
  );
  expect(unused.map((path) => path.join('.'))).toEqual([]);
});
