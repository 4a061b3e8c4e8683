import { DEFAULT_COLOUR, findColour } from './colour-address.ts';

/**
 * The colour that is chosen on the page, 1 to 6; undefined where the page has no picker and its address names none. It is
 * read from the document, because the visitor may have chosen it before the picker's script has come.
 */
export function findChosenColour(): number | undefined {
  const buttons = document.querySelectorAll<HTMLInputElement>('[data-paint] > input[type="radio"]:checked');
  const chosen = [...buttons].find((button) => button.closest('dialog') === null);
  const colour = Number(chosen?.value);
  return colour > DEFAULT_COLOUR ? colour : (findColour(location.search) ?? (chosen && DEFAULT_COLOUR));
}
