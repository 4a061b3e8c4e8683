import { expect, test } from 'vitest';
import { lengthStyles } from './length-styles.ts';

test('gives every car its length beside the longest one', () => {
  expect(
    lengthStyles([
      { id: 'voyah-dreamer', length: 1 },
      { id: 'forthing-t5-evo', length: 0.859 },
    ]),
  ).toBe("[data-car='voyah-dreamer']{--length:1}[data-car='forthing-t5-evo']{--length:0.859}");
});

test.each([
  ['voyah-free', 0],
  ['voyah-free', 1.2],
  ["x']{}", 0.9],
])('refuses the car %s of length %s', (id, length) => {
  expect(() => lengthStyles([{ id, length }])).toThrow('has no length');
});
