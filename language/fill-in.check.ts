import { expect, test } from 'vitest';
import { fillIn } from './fill-in.ts';

test('puts values into their places', () => {
  expect(fillIn('{model}, {colour}', { model: 'Voyah Free', colour: 'Dark Green' })).toBe('Voyah Free, Dark Green');
});

test('takes a value as it is, also one that looks like a place or a pattern', () => {
  expect(fillIn('{model}!', { model: '$& {colour}', colour: 'x' })).toBe('$& {colour}!');
});

test('leaves a place without a value empty', () => {
  expect(fillIn('{model}{other}', { model: 'Free' })).toBe('Free');
});
