import { expect, test } from 'vitest';
import { formatMonth, formatNumber, formatRange, formatTogrog } from './format.ts';

test.each([
  [0, '0'],
  [7, '7'],
  [999, '999'],
  [4905, '4,905'],
  [12000, '12,000'],
  [1_234_567, '1,234,567'],
  [15.5, '15.5'],
  [1234.5678, '1,234.5678'],
  [-31, '−31'],
  [-1320.5, '−1,320.5'],
])('%f is written %s', (value, written) => {
  expect(formatNumber(value)).toBe(written);
});

test('a range has a dash without spaces', () => {
  expect(formatRange(560, 1320)).toBe('560–1,320');
});

test.each([
  ['2023-08', '2023 оны 8-р сар', 'August 2023'],
  ['2025-01', '2025 оны 1-р сар', 'January 2025'],
  ['2025-12', '2025 оны 12-р сар', 'December 2025'],
  ['2016', '2016 он', '2016'],
])('%s is %s, %s', (month, mn, en) => {
  expect(formatMonth(month, 'mn')).toBe(mn);
  expect(formatMonth(month, 'en')).toBe(en);
});

test('tögrög are whole, with a space that does not break', () => {
  expect(formatTogrog(12000)).toBe('12,000\u00a0₮');
  expect(formatTogrog(1399.6)).toBe('1,400\u00a0₮');
});
