import type { SiteData } from '#/catalogue/site-data.ts';
import { COLOUR_INDEXES } from '#/content/ids.ts';
import { PARAMETER as COLOUR_PARAMETER } from '../../cars/ColourPicker/colour-address.ts';

type Message = keyof SiteData['messages']['orderSheet'];

/** What a visitor wants: how the sheet calls it, and how the prepared e-mail begins. */
export type Purpose = { label: Message; subject: Message; greeting: Message };

export type OrderField = {
  /** Its name in the form and in URLs. */
  query: string;
  /** What it is answered with: one of the purposes, a car of the list, one of its paints, a day, or lines of text. */
  control: 'purpose' | 'car' | 'paint' | 'day' | 'lines';
  label: Message;
  /** In place of the label where the answer stands beside it: on paper and in the e-mail. */
  shortLabel?: Message;
  hint?: Message;
  /** Asked with this purpose only. */
  onlyFor?: string;
  /** Belongs to the page's car: on the page of another car it does not come back. */
  isOfCar?: boolean;
};

/** The first one is chosen from the start, and links do not name it. */
export const PURPOSES: Record<string, Purpose> = {
  order: { label: 'order', subject: 'mailSubject', greeting: 'mailGreeting' },
  buy: { label: 'buy', subject: 'buySubject', greeting: 'buyGreeting' },
  'test-drive': { label: 'testDrive', subject: 'testDriveSubject', greeting: 'testDriveGreeting' },
};
export const [FIRST_PURPOSE = ''] = Object.keys(PURPOSES);

/**
 * Everything that the order sheet asks, in its order. The form, the link, the draft that is kept, the e-mail and the print
 * follow from this list: another question is an entry here and its messages.
 */
export const ORDER_FIELDS = {
  purpose: { query: 'purpose', control: 'purpose', label: 'purpose', shortLabel: 'purposeLabel' },
  day: { query: 'day', control: 'day', label: 'day', hint: 'dayHint', onlyFor: 'test-drive' },
  model: { query: 'order', control: 'car', label: 'model', isOfCar: true },
  colour: { query: COLOUR_PARAMETER, control: 'paint', label: 'colour', isOfCar: true },
  wishes: { query: 'wishes', control: 'lines', label: 'wishes', hint: 'wishesHint' },
} satisfies Record<string, OrderField>;

export type OrderFieldName = keyof typeof ORDER_FIELDS;

/** The fields with their names, in the order of the sheet. */
export const FIELDS = Object.entries(ORDER_FIELDS) as [OrderFieldName, OrderField][];

/** What a visitor has put together, as it stands in the form; empty where nothing is chosen or written. */
export type Order = Record<OrderFieldName, string>;

/** Longer texts are cut here, in characters as `maxlength` counts them. */
export const TEXT_LIMIT = 500;

/**
 * The order whose fields have these texts. They come from strangers' URLs as well as from the form, so whatever is not
 * understood becomes harmless: no car, no colour, no day, text without control characters and cut at 500 characters.
 * Whether a car of this name exists is for the caller to say.
 */
export function orderOf(textOf: (name: OrderFieldName) => string): Order {
  const purpose = clean('purpose', textOf('purpose'));
  return Object.fromEntries(
    FIELDS.map(([name, { control, onlyFor = purpose }]) => [
      name,
      onlyFor === purpose ? clean(control, textOf(name)) : '',
    ]),
  ) as Order;
}

function clean(control: OrderField['control'], text: string): string {
  switch (control) {
    case 'purpose':
      return Object.hasOwn(PURPOSES, text) ? text : FIRST_PURPOSE;
    case 'car':
      return /^[a-z0-9]+(-[a-z0-9]+){0,6}$/.test(text) && text.length <= 40 ? text : '';
    case 'paint':
      return COLOUR_INDEXES.some((index) => String(index) === text) ? text : '';
    case 'day':
      return cleanDay(text);
    case 'lines':
      return cleanLines(text);
  }
}

/** Text as a person types it: no control characters, none that turn the writing direction of what follows, 500 at most. */
function cleanLines(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufffd]|\p{Surrogate}/gu, '')
    .trim()
    .slice(0, TEXT_LIMIT)
    .replace(/\p{Surrogate}$/u, '')
    .trim();
}

/** A day of the calendar as date fields write it, or an empty text. */
function cleanDay(day: string): string {
  if (!/^20\d\d-\d\d-\d\d$/.test(day)) return '';
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) ? day : '';
}
