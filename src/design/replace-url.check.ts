import { expect, test } from 'vitest';
import { withQuery } from './replace-url.ts';

test('a parameter joins the others in the query and leaves them alone', () => {
  expect(withQuery('?color=3', { winter: '-25,road' })).toBe('?color=3&winter=-25,road');
  expect(withQuery('?color=3&winter=-25,road', { winter: undefined })).toBe('?color=3');
  expect(withQuery('?compare=a,b&differences=1', { compare: 'b,a', differences: '' })).toBe('?compare=b,a');
  expect(withQuery('?winter=1', { winter: undefined })).toBe('');
});
