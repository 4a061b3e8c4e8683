import { FIELDS, FIRST_PURPOSE, ORDER_FIELDS, type Order, orderOf } from './order-fields.ts';

/**
 * Reads an order from the query of a URL: `?order=voyah-free&purpose=test-drive&day=2026-12-01&color=4&wishes=…`.
 *
 * @returns undefined when the query speaks of no order.
 */
export function readOrder(query: string): Order | undefined {
  const values = new URLSearchParams(query);
  return values.has(ORDER_FIELDS.model.query)
    ? orderOf((name) => values.get(ORDER_FIELDS[name].query) ?? '')
    : undefined;
}

/** The query that opens the order sheet again with this order. What is not chosen is not written. */
export function orderQuery(order: Partial<Order>): string {
  const asked = orderOf((name) => order[name] ?? '');
  // The car comes first, and is there even if none is chosen: by it the query is known to be an order.
  const values = new URLSearchParams({ [ORDER_FIELDS.model.query]: asked.model });
  for (const [name, { query }] of FIELDS) {
    if (asked[name] !== '' && asked[name] !== FIRST_PURPOSE) values.set(query, asked[name]);
  }
  return `?${values}`;
}

/** The query of a URL without its order, for the time when the sheet is closed. The colour belongs to the page. */
export function withoutOrder(query: string): string {
  const values = new URLSearchParams(query);
  for (const [, field] of FIELDS) if (field.control !== 'paint') values.delete(field.query);
  const rest = values.toString();
  return rest === '' ? '' : `?${rest}`;
}
