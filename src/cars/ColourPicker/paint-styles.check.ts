import { expect, test } from 'vitest';
import { paintStyles } from './paint-styles.ts';

test('gives each paint to what names it', () => {
  expect(
    paintStyles([
      { index: 1, swatch: '#DFDFDF' },
      { index: 2, swatch: '#8ed1fc' },
    ]),
  ).toBe("[data-paint='1']{--swatch:#DFDFDF}[data-paint='2']{--swatch:#8ed1fc}");
});

test.each(['red', '#fff', '#12345g', '#000000}*{display:none', ''])('refuses %j', (swatch) => {
  expect(() => paintStyles([{ index: 3, swatch }])).toThrow('Paint 3 is not #rrggbb');
});
