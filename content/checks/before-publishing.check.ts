import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { library } from '../library.ts';
import { contentFiles } from './content-files.ts';
import { pointsToConfirm } from './open-points.ts';
import { stepsOf, valueAt } from './value-at.ts';

const points = pointsToConfirm(library);

test('the README lists what is to be checked before publishing', () => {
  const readme = readFileSync('README.md', 'utf8').replace(/\s+/g, ' ');
  expect(points.map(({ what }) => what.en).filter((what) => !readme.includes(what))).toEqual([]);
});

test('the places that it names exist', () => {
  const values = new Map(contentFiles(library).map(([file, , value]) => [file, value]));
  const missing = points
    .flatMap(({ where }) => where)
    .filter(({ file, at }) => valueAt(values.get(file), stepsOf(at)) === undefined);
  expect(missing).toEqual([]);
});
