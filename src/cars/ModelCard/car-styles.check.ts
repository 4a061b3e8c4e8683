import { expect, test } from 'vitest';
import { carStyles } from './car-styles.ts';

test('gives every car its length beside the longest one, and its name in transitions', () => {
  expect(
    carStyles([
      { id: 'voyah-dreamer', length: 1 },
      { id: 'forthing-t5-evo', length: 0.859 },
    ]),
  ).toBe(
    "[data-car='voyah-dreamer']{--length:1;--view:voyah-dreamer}[data-car='forthing-t5-evo']{--length:0.859;--view:forthing-t5-evo}",
  );
});

test.each([
  ['voyah-free', 0],
  ['voyah-free', 1.2],
  ["x']{}", 0.9],
])('refuses the car %s of length %s', (id, length) => {
  expect(() => carStyles([{ id, length }])).toThrow('has no length');
});
