import { DEFAULT_COLOUR, findColour } from '../../cars/ColourPicker/colour-address.ts';

/** What a visitor has put together in the order sheet. */
export type Order = {
  /** A model's id; undefined as long as none is chosen. */
  model: string | undefined;
  /** 1 to 6. */
  colour: number;
  wishes: string;
};

/** Longer wishes are cut here, in characters as `maxlength` counts them. */
export const WISHES_LIMIT = 500;

/**
 * Reads an order from the query of an address: `?order=voyah-free&color=4&wishes=…`. Addresses come from strangers, so
 * whatever is not understood becomes a harmless default: no model, colour 1, wishes without control characters and cut
 * at 500 characters. Whether the model exists is for the caller to say.
 *
 * @returns undefined when the address speaks of no order.
 */
export function readOrder(query: string): Order | undefined {
  const values = new URLSearchParams(query);
  const model = values.get('order');
  if (model === null) return undefined;
  return {
    model: /^[a-z0-9]+(-[a-z0-9]+){0,6}$/.test(model) && model.length <= 40 ? model : undefined,
    colour: findColour(query) ?? DEFAULT_COLOUR,
    wishes: cleanWishes(values.get('wishes') ?? ''),
  };
}

/** The query that opens the order sheet again with this order. The default colour and empty wishes are not written. */
export function orderQuery({ model, colour, wishes }: Order): string {
  const values = new URLSearchParams({ order: model ?? '' });
  if (colour !== DEFAULT_COLOUR) values.set('color', String(colour));
  const cleaned = cleanWishes(wishes);
  if (cleaned !== '') values.set('wishes', cleaned);
  return `?${values}`;
}

/** The query of an address without its order, for the moment when the sheet is closed. The colour belongs to the page. */
export function withoutOrder(query: string): string {
  const values = new URLSearchParams(query);
  values.delete('order');
  values.delete('wishes');
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
