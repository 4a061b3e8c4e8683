/** The colour that a page shows unless another is chosen. The address does not name it. */
export const DEFAULT_COLOUR = 1;
const COLOURS = 6;

/** The parameter of the address: `?color=3`. */
export const PARAMETER = 'color';

/**
 * The colour that a query string names, 1 to 6. Undefined for anything else that may stand there: other numbers, markup,
 * endless text, broken encoding. Never throws.
 */
export function findColour(search: string): number | undefined {
  const value = new URLSearchParams(search).get(PARAMETER) ?? '';
  return /^[1-9]$/.test(value) && Number(value) <= COLOURS ? Number(value) : undefined;
}
