import { expect, test } from 'vitest';
import { intervalText, showTogrogInterval } from './interval.ts';

test.each([
  // Tenths below ten, whole numbers above, always outward.
  [8.91, 9.99, '8.9–10'],
  [8.99, 9.01, '8.9–9.1'],
  [6, 6.7, '6–6.7'],
  [10.4, 12.1, '10–13'],
  [33.33, 37.5, '33–38'],
  // What is a whole step but for the error of a computation stays where it is.
  [0.1 * 3, 0.7 + 0.1, '0.3–0.8'],
  [20.000000000001, 30.000000000001, '20–30'],
  [5, 5, '5'],
])('%f to %f reads %s', (low, high, text) => {
  expect(intervalText({ low, high })).toBe(text);
});

test.each([
  [6001, 7432, 100, '6,000–7,500'],
  [6000, 7500, 100, '6,000–7,500'],
  [3.2, 9.6, 5, '0–10'],
  [12.24, 12.26, 0.5, '12–12.5'],
])('%f to %f in steps of %f reads %s', (low, high, step, text) => {
  expect(intervalText({ low, high }, step)).toBe(text);
});

test.each([
  [17_901, 19_120, undefined, '17,900–19,200\u00a0₮'],
  [17_900, 19_200, undefined, '17,900–19,200\u00a0₮'],
  [17_900, 17_900, undefined, '17,900\u00a0₮'],
  [1_777_540, 1_777_541, 1000, '1,777,000–1,778,000\u00a0₮'],
  [299.9999999999, 300.0000000001, 100, '300\u00a0₮'],
])('%f to %f ₮ in steps of %s reads %s', (low, high, step, text) => {
  expect(showTogrogInterval({ low, high }, step)).toBe(text);
});
