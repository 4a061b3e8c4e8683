import { findColour } from './colour-address.ts';
import { findKeptColour } from './kept-colour.ts';

/**
 * The colour that the visitor has chosen for the page's car, here or on another page of it, 1 to 6; undefined as long as they have chosen none: the one that the
 * picker shows from the start is nobody's choice. It is read from the document, because the visitor may have chosen it
 * before the picker's script has come.
 */
export function findChosenColour(): number | undefined {
  const buttons = document.querySelectorAll<HTMLInputElement>('[data-paint] > input[type="radio"]:checked');
  const shown = [...buttons].find((button) => button.closest('dialog') === null);
  const elsewhere = findColour(location.search) ?? findKeptColour();
  if (shown === undefined) return elsewhere;
  const wasChosen = !shown.defaultChecked || shown.closest('[data-chosen]') !== null;
  return wasChosen ? Number(shown.value) : elsewhere;
}
