import { COLOUR_INDEXES } from '#/content/ids.ts';

/** The colour that a page shows unless another is chosen. The address does not name it. */
export const DEFAULT_COLOUR = 1;

/** The parameter of the address: `?color=3`. */
const PARAMETER = 'color';

/**
 * The colour that a query string names. Undefined for anything else that may stand there: other numbers, markup,
 * endless text, broken encoding. Never throws.
 */
export function findColour(search: string): number | undefined {
  const value = new URLSearchParams(search).get(PARAMETER) ?? '';
  return COLOUR_INDEXES.find((index) => String(index) === value);
}

/** The query string with this colour in it, or without any for the default; other parameters stay. Empty or with `?`. */
export function withColour(search: string, colour: number): string {
  const parameters = new URLSearchParams(search);
  if (colour === DEFAULT_COLOUR) parameters.delete(PARAMETER);
  else parameters.set(PARAMETER, String(colour));
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}
