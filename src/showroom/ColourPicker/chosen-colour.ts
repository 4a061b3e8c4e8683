/**
 * The colour that is chosen on the page, 1 to 6: the checked radio button `color` outside of dialogs. It is read from the
 * document, because the visitor may have chosen it before the picker's script has come. Undefined where there is no picker.
 */
export function findChosenColour(): number | undefined {
  const chosen = document.querySelector<HTMLInputElement>('input[name="color"]:checked:not(dialog *)');
  const colour = Number(chosen?.value);
  return Number.isInteger(colour) && colour >= 1 && colour <= 6 ? colour : undefined;
}
