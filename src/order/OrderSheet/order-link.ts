import { findColour } from '../../cars/ColourPicker/colour-address.ts';

/** What a visitor wants. The first one is chosen from the start, and links do not name it. */
export const PURPOSES = ['order', 'buy', 'test-drive'] as const;
export type Purpose = (typeof PURPOSES)[number];

/** What a visitor has put together in the order sheet. */
export type Order = {
  /** A model's id; undefined as long as none is chosen. */
  model: string | undefined;
  /** 1 to 6; undefined as long as none is chosen. */
  colour: number | undefined;
  purpose: Purpose;
  /** The day that is wished for a test drive, such as `2026-12-01`; empty where there is none. */
  day: string;
  wishes: string;
};

/** Longer wishes are cut here, in characters as `maxlength` counts them. */
export const WISHES_LIMIT = 500;

/**
 * Reads an order from the query of a URL: `?order=voyah-free&color=4&purpose=test-drive&day=2026-12-01&wishes=…`. URLs come
 * from strangers, so whatever is not understood becomes harmless: no model, no colour, no day, wishes without control
 * characters and cut at 500 characters. Whether the model exists is for the caller to say.
 *
 * @returns undefined when the query speaks of no order.
 */
export function readOrder(query: string): Order | undefined {
  const values = new URLSearchParams(query);
  const model = values.get('order');
  if (model === null) return undefined;
  const purpose = PURPOSES.find((each) => each === values.get('purpose')) ?? PURPOSES[0];
  return {
    model: /^[a-z0-9]+(-[a-z0-9]+){0,6}$/.test(model) && model.length <= 40 ? model : undefined,
    colour: findColour(query),
    purpose,
    day: purpose === 'test-drive' ? cleanDay(values.get('day') ?? '') : '',
    wishes: cleanWishes(values.get('wishes') ?? ''),
  };
}

/** The query that opens the order sheet again with this order. What is not chosen is not written. */
export function orderQuery({ model, colour, purpose = PURPOSES[0], day = '', wishes = '' }: Partial<Order>): string {
  const values = new URLSearchParams({ order: model ?? '' });
  if (colour !== undefined) values.set('color', String(colour));
  if (purpose !== PURPOSES[0]) values.set('purpose', purpose);
  if (purpose === 'test-drive' && cleanDay(day) !== '') values.set('day', day);
  const cleaned = cleanWishes(wishes);
  if (cleaned !== '') values.set('wishes', cleaned);
  return `?${values}`;
}

/** The query of a URL without its order, for the time when the sheet is closed. The colour belongs to the page. */
export function withoutOrder(query: string): string {
  const values = new URLSearchParams(query);
  for (const name of ['order', 'purpose', 'day', 'wishes']) values.delete(name);
  const rest = values.toString();
  return rest === '' ? '' : `?${rest}`;
}

/** Text as a person types it: no control characters, none that turn the writing direction of what follows, 500 at most. */
export function cleanWishes(wishes: string): string {
  return wishes
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufffd]|\p{Surrogate}/gu, '')
    .trim()
    .slice(0, WISHES_LIMIT)
    .replace(/\p{Surrogate}$/u, '')
    .trim();
}

/** A day of the calendar as date fields write it, or an empty text. */
function cleanDay(day: string): string {
  if (!/^20\d\d-\d\d-\d\d$/.test(day)) return '';
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) ? day : '';
}
