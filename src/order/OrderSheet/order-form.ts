import { FIELDS, ORDER_FIELDS, type Order, orderOf } from './order-fields.ts';

/**
 * The order as it stands in the form. The form is the truth, not a copy of it in React: it is filled in before the
 * scripts arrive as well.
 */
export function readForm(form: HTMLFormElement): Order {
  const values = new FormData(form);
  return orderOf((name) => {
    const value = values.get(ORDER_FIELDS[name].query);
    return typeof value === 'string' ? value : '';
  });
}

/** Puts parts of an order into the form; what it does not offer stays as it is. */
export function fillForm(form: HTMLFormElement, order: Partial<Order>) {
  for (const [name, { query }] of FIELDS) {
    const value = order[name];
    const control = form.elements.namedItem(query);
    if (value === undefined) continue;
    if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) control.value = value;
    if (control instanceof HTMLSelectElement && [...control.options].some((option) => option.value === value)) {
      control.value = value;
    }
    if (control instanceof RadioNodeList && value !== '') control.value = value;
  }
}
