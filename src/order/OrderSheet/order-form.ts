import type { Order } from './order-link.ts';

/**
 * The order as it stands in the form. The form is the truth, not a copy of it in React: it is filled in before the
 * scripts arrive as well.
 */
export function readForm(form: HTMLFormElement): Order {
  const values = new FormData(form);
  const text = (name: string) => {
    const value = values.get(name);
    return typeof value === 'string' ? value : '';
  };
  return { model: text('order') || undefined, colour: Number(text('color')) || 1, wishes: text('wishes') };
}

/** Puts an order into the form; a model or colour that it does not offer stays as it is. */
export function fillForm(form: HTMLFormElement, { model, colour, wishes }: Partial<Order>) {
  const select = form.elements.namedItem('order');
  if (select instanceof HTMLSelectElement && [...select.options].some(({ value }) => value === model)) {
    select.value = model ?? '';
  }
  const radio = form.querySelector<HTMLInputElement>(`input[name="color"][value="${Number(colour)}"]`);
  if (radio !== null) radio.checked = true;
  const area = form.elements.namedItem('wishes');
  if (area instanceof HTMLTextAreaElement && wishes !== undefined) area.value = wishes;
}
