import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { compareDescribed, markTexts, readDescribed } from './described.ts';
import { type Manifest, readManifest } from './manifest.ts';

const ROOT = resolve(import.meta.dirname, '..');
const pictures = { 'car/hero': { hash: 'new' }, 'car/card': { hash: 'same' } } as unknown as Manifest['pictures'];
const before = { 'car/hero': { picture: 'old', text: 'a' }, 'car/card': { picture: 'same', text: 'b' } };

test('a text that stayed while its picture changed is told, run after run', () => {
  const first = compareDescribed(pictures, { 'car/hero': 'a', 'car/card': 'b' }, before);
  expect(first.older).toEqual(['car/hero']);
  expect(compareDescribed(pictures, { 'car/hero': 'a', 'car/card': 'b' }, first.described).older).toEqual(['car/hero']);
});

test('a text that was written anew is of the picture of today', () => {
  const { described, older } = compareDescribed(pictures, { 'car/hero': 'c', 'car/card': 'b' }, before);
  expect(older).toEqual([]);
  expect(described['car/hero']).toEqual({ picture: 'new', text: 'c' });
});

test('every text of the content is known, and none is of a picture that is gone', () => {
  const manifest = readManifest(resolve(ROOT, 'media/manifest.json'));
  const texts = markTexts(ROOT, Object.keys(manifest.pictures));
  expect(Object.keys(texts).length).toBeGreaterThan(100);
  expect(Object.keys(readDescribed(ROOT)).sort()).toEqual(Object.keys(texts).sort());
});
