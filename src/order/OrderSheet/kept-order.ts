import { keepForVisit, keptForVisit } from '../../design/kept-for-visit.ts';
import { FIELDS, type Order } from './order-fields.ts';
import { orderQuery, readOrder } from './order-link.ts';

const KEY = 'order';

/** Keeps what stands in the sheet for the rest of the visit, in this tab: closing, reloading and going back lose nothing. */
export function keepOrder(order: Order): void {
  keepForVisit(KEY, `${location.pathname}${orderQuery(order)}`);
}

/**
 * What was kept earlier in the visit, read as carefully as a link. Answers belong to the visitor, whichever car they look
 * at; those about a car come back only on the page on which they were chosen.
 */
export function findKeptOrder(): Partial<Order> | undefined {
  const kept = keptForVisit(KEY);
  const order = readOrder(kept.slice(kept.indexOf('?')));
  if (order === undefined || kept.startsWith(`${location.pathname}?`)) return order;
  return Object.fromEntries(FIELDS.flatMap(([name, { isOfCar }]) => (isOfCar ? [] : [[name, order[name]]])));
}
