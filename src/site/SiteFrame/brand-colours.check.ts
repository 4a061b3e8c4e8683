import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BRAND_IDS } from '#/content/ids.ts';

test('brands.css gives every brand its colours', () => {
  const css = readFileSync(`${import.meta.dirname}/../../design/styles/brands.css`, 'utf8');
  expect(BRAND_IDS.filter((brand) => !css.includes(`[data-brand='${brand}']`))).toEqual([]);
});
