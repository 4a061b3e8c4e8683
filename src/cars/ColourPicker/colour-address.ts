import { COLOUR_INDEXES } from '#/content/ids.ts';

/** The colour that a page shows unless another is chosen. The address does not name it. */
export const DEFAULT_COLOUR = 1;

/** The parameter of the address: `?color=3`. */
export const PARAMETER = 'color';

/**
 * The colour that a query string names. Undefined for anything else that may stand there: other numbers, markup,
 * endless text, broken encoding. Never throws.
 */
export function findColour(search: string): number | undefined {
  const value = new URLSearchParams(search).get(PARAMETER) ?? '';
  return COLOUR_INDEXES.find((index) => String(index) === value);
}
