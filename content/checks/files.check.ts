/** The files of the content: every one is read, has a shape, and is written in the one canonical form. */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatContent } from '../format-content.ts';
import { files, library } from '../library.ts';
import { contentFiles } from './content-files.ts';
import { lineOf } from './line-of.ts';

const CONTENT = resolve(import.meta.dirname, '..');
const BIOME = resolve(CONTENT, '../node_modules/@biomejs/biome/bin/biome');
const written = globSync('**/*.json', { cwd: CONTENT })
  .map((file) => file.replaceAll('\\', '/'))
  .sort();

test('every content file is entered in library.ts', () => {
  expect(written.length).toBeGreaterThan(30);
  expect(Object.keys(files).sort()).toEqual(written);
});

test('every content file has a shape', () => {
  expect(
    contentFiles(library)
      .map(([file]) => file)
      .sort(),
  ).toEqual(written);
});

test.each(written)('%s is written in the canonical form', (file) => {
  const text = readFileSync(join(CONTENT, file), 'utf8');
  expect(formatContent(JSON.parse(text))).toBe(text);
});

const values = fc.jsonValue({ stringUnit: fc.constantFrom('a', 'Ө', '"', '\\', ' ', '₮'), maxDepth: 5 });

test('any content goes through a file unchanged', () => {
  fc.assert(
    fc.property(values, (value) => {
      // JSON has no negative zero.
      const plain: unknown = JSON.parse(JSON.stringify(value));
      expect(JSON.parse(formatContent(plain))).toEqual(plain);
    }),
  );
});

test('the canonical form is that of the formatter', () => {
  // Keys as the content has them; one file with many values, because the formatter takes a while to start.
  const parts = fc.letrec((tie) => ({
    text: fc.string({ unit: fc.constantFrom('a', 'b', 'Ө', ' ', '₮'), maxLength: 60 }),
    value: fc.oneof({ maxDepth: 4 }, tie('text'), fc.nat(), fc.boolean(), tie('list'), tie('record')),
    list: fc.array(tie('value'), { maxLength: 4 }),
    record: fc.dictionary(fc.string({ unit: fc.constantFrom('k', 'm', 'n'), minLength: 1 }), tie('value'), {
      maxKeys: 4,
    }),
  }));
  const sample = fc.sample(fc.dictionary(fc.constantFrom('one', 'two', 'three'), parts.value, { minKeys: 1 }), 120);
  const text = formatContent(Object.fromEntries(sample.map((value, at) => [`sample${at}`, value])));
  const { stdout } = spawnSync(process.execPath, [BIOME, 'format', '--stdin-file-path=content/sample.json'], {
    input: text,
    encoding: 'utf8',
  });
  expect(stdout).toBe(text);
});

test('a mistake is told with its line', () => {
  const text = '{\n  "name": "a",\n  "hours": [\n    { "days": [] },\n    { "days": [], "opens": "11:00" }\n  ]\n}\n';
  expect(lineOf(text, ['hours', 1, 'opens'])).toBe(5);
  expect(lineOf(text, ['hours', 0, 'closes'])).toBe(4);
  expect(lineOf(text, ['name'])).toBe(2);
  expect(lineOf(text, [])).toBe(1);
});
