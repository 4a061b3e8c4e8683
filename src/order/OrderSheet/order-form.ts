import { type Order, PURPOSES } from './order-link.ts';

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
  return {
    model: text('order') || undefined,
    colour: Number(text('color')) || undefined,
    purpose: PURPOSES.find((purpose) => purpose === text('purpose')) ?? PURPOSES[0],
    day: text('day'),
    wishes: text('wishes'),
  };
}

/** Puts parts of an order into the form; what it does not offer stays as it is. */
export function fillForm(form: HTMLFormElement, { model, colour, purpose, day, wishes }: Partial<Order>) {
  const select = form.elements.namedItem('order');
  if (select instanceof HTMLSelectElement && [...select.options].some(({ value }) => value === model)) {
    select.value = model ?? '';
  }
  if (colour !== undefined) check(form, 'color', String(colour));
  if (purpose !== undefined) check(form, 'purpose', purpose);
  const field = form.elements.namedItem('day');
  if (field instanceof HTMLInputElement && day !== undefined) field.value = day;
  const area = form.elements.namedItem('wishes');
  if (area instanceof HTMLTextAreaElement && wishes !== undefined) area.value = wishes;
}

function check(form: HTMLFormElement, name: string, value: string) {
  const radio = form.querySelector<HTMLInputElement>(`input[name="${name}"][value="${value}"]`);
  if (radio !== null) radio.checked = true;
}
