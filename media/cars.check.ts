/** What lies in `media/` by the names of cars: nothing is left of a car that goes, and no full page lacks its 3D view or its film. */
import { readdirSync } from 'node:fs';
import { parse } from 'node:path';
import { expect, test } from 'vitest';
import { MODEL_IDS } from '../content/ids.ts';
import { library } from '../content/library.ts';
import { readManifest } from './manifest.ts';

const cars: readonly string[] = MODEL_IDS;
const full = Object.values(library.models).flatMap(({ coverage, id }) => (coverage === 'full' ? [id] : []));

test.each(['drawings', 'models', 'video'])('media/%s holds nothing of a car that is not sold', (folder) => {
  const names = readdirSync(`media/${folder}`).map((file) => parse(file).name);
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => !cars.includes(name))).toEqual([]);
});

test.each(['models', 'videos'] as const)('every full model has one of the %s', (kind) => {
  expect(Object.keys(readManifest('media/manifest.json')[kind])).toEqual(expect.arrayContaining(full));
});
