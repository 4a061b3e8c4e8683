import { expect, test } from 'vitest';
import type { EntryKind } from './find-entries.ts';
import { groupFound } from './group-found.ts';

const found = (...kinds: EntryKind[]) =>
  kinds.map((kind, at) => ({ entry: { kind, title: `${at}`, text: '', address: '/' }, met: new Map() }));
const read = (kinds: EntryKind[]) =>
  groupFound(found(...kinds)).map(
    ({ kind, found: list }) => `${kind} ${list.map(({ entry }) => entry.title).join(' ')}`,
  );

test('the kind of the best one is first, and the best is first in each', () => {
  expect(read(['figure', 'model', 'figure', 'page', 'model'])).toEqual(['figure 0 2', 'model 1 4', 'page 3']);
  expect(read([])).toEqual([]);
});

test.each<[EntryKind, number]>([
  ['model', 4],
  ['page', 4],
  ['figure', 6],
  ['feature', 5],
  ['question', 4],
])('of the kind %s %i are shown, the best of them', (kind, most) => {
  const [group, ...others] = groupFound(found(...Array.from({ length: 9 }, () => kind)));
  expect(others).toEqual([]);
  expect(group?.found.map(({ entry }) => entry.title)).toEqual(['0', '1', '2', '3', '4', '5'].slice(0, most));
});
