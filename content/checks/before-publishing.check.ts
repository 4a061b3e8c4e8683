import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { library } from '../library.ts';
import { pointsToConfirm } from './open-points.ts';
import { stepsOf, valueAt } from './value-at.ts';

const points = pointsToConfirm(library);

test('the README lists what is to be checked before publishing', () => {
  const readme = readFileSync('README.md', 'utf8').replace(/\s+/g, ' ');
  expect(points.map(({ what }) => what).filter((what) => !readme.includes(what))).toEqual([]);
});

test('files, figures and texts that it names exist', () => {
  for (const { where } of points) {
    const [file = '', ...names] = where.split(', ');
    const model = library.models[file.replace('content/', '')];
    if (model === undefined) continue;
    const isNamed = (name: string) => name in model.facts || valueAt(model, stepsOf(name)) !== undefined;
    expect(names.filter((name) => !isNamed(name))).toEqual([]);
  }
});
