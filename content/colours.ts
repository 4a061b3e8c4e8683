/**
 * The six paints that every car is offered in, numbered 1 to 6.
 * Staff may change a swatch (# and six hexadecimal digits); the names are fixed (record 30), and texts name them `{paint.1}`.
 * The number is what a shared address carries (`?color=3`): do not renumber.
 */
import { both } from '#/language/both.ts';
import type { Colour } from './schema.ts';

export const paints = [
  { index: 1, name: both('Snow White'), swatch: '#DFDFDF' },
  { index: 2, name: both('Cloud Blue'), swatch: '#8ed1fc' },
  { index: 3, name: both('Cloud Gray'), swatch: '#7c7c7c' },
  { index: 4, name: both('Dark Green'), swatch: '#63803a' },
  { index: 5, name: both('Sky Blue'), swatch: '#0d4671' },
  { index: 6, name: both('Star Night'), swatch: '#000000' },
] satisfies Colour[];
