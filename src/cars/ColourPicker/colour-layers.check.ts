import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { COLOUR_INDEXES } from '#/content/ids.ts';

const styles = (path: string) => readFileSync(`${import.meta.dirname}/../../${path}`, 'utf8');

test.each([
  ['cars/ColourPicker/ColourPicker.module.css', (index: number) => `[data-layer='${index}']`],
  ['order/OrderSheet/OrderStage.module.css', (index: number) => `[data-colour='${index}']`],
])('%s shows the picture of every paint', (path, selector) => {
  const css = styles(path);
  expect(COLOUR_INDEXES.filter((index) => !css.includes(selector(index)))).toEqual([]);
});
