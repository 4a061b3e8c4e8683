import { expect, test } from 'vitest';
import { sharedSource } from './shared-source.ts';

const [ours, theirs] = [
  { publisher: 'Our data sheet', place: 1 },
  { publisher: 'EVKX', place: 2 },
];

test.each([
  ['all share one', [ours, ours], ours],
  ['most share one', [theirs, ours, ours], ours],
  ['none is shared', [ours, theirs], undefined],
  ['one is alone', [ours], undefined],
  ['one has none, and would seem to have it', [ours, ours, undefined], undefined],
  ['there are no figures', [], undefined],
])('%s', (_, sources, shared) => {
  expect(sharedSource(sources.map((source) => (source === undefined ? {} : { source })))).toBe(shared);
});
