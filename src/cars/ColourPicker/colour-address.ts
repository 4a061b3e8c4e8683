/** The colour that a page shows unless another is chosen. The address does not name it. */
export const DEFAULT_COLOUR = 1;
const COLOURS = 6;

/** The parameter of the address: `?color=3`. */
const PARAMETER = 'color';

/**
 * The colour that a query string names, 1 to 6. Undefined for anything else that may stand there: other numbers, markup,
 * endless text, broken encoding. Never throws.
 */
export function findColour(search: string): number | undefined {
  const value = new URLSearchParams(search).get(PARAMETER) ?? '';
  return /^[1-9]$/.test(value) && Number(value) <= COLOURS ? Number(value) : undefined;
}

/** The query string with this colour in it, or without any for the default; other parameters stay. Empty or with `?`. */
export function withColour(search: string, colour: number): string {
  const parameters = new URLSearchParams(search);
  if (colour === DEFAULT_COLOUR) parameters.delete(PARAMETER);
  else parameters.set(PARAMETER, String(colour));
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}
