import { expect, test } from 'vitest';
import { formatDay } from './format-day.ts';

test('a day is written as it is in Mongolian', () => {
  expect(formatDay('2026-12-01', 'mn')).toBe('2026.12.01');
});

test('each month has its English name, and a day no nought before it', () => {
  const months = Array.from({ length: 12 }, (_, at) => formatDay(`2027-${String(at + 1).padStart(2, '0')}-05`, 'en'));
  expect(months).toEqual(
    Array.from({ length: 12 }, (_, at) =>
      new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(Date.UTC(2027, at, 5)),
    ),
  );
});
