import { expect, test } from 'vitest';
import { phoneAddress } from './phone-address.ts';

test('dials the number as it is written, without its spaces', () => {
  expect(phoneAddress('+976 7700-1234 (х.2)')).toBe('tel:+976770012342');
});
