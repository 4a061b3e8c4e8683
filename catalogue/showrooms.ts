import type { Showroom } from '#/content/schema.ts';
import type { Locale } from '#/language/locales.ts';
import { content } from './checked-content.ts';

export type ShowroomView = ReturnType<typeof showrooms>[number];

/** The dealer's showrooms, the main one first: hours read "Mon–Fri", and a position without a link to a map gets one. */
export function showrooms(locale: Locale) {
  const { days: names } = content.messages;
  const day = (id: keyof typeof names | undefined) => (id === undefined ? '' : names[id][locale]);
  return content.dealer.showrooms.map(({ name, phone, address, map, position, hours }) => ({
    name: name?.[locale],
    phone,
    address: postalAddress(address, locale),
    map: map ?? mapOf(position),
    hours: hours.map(({ days, opens, closes }) => {
      const [first, last] = [days[0], days.at(-1)];
      return { days: first === last ? day(first) : `${day(first)}–${day(last)}`, time: `${opens}–${closes}` };
    }),
  }));
}

/** The first of a dealer's showrooms and the others; the content check lets no dealer without one through. */
export function mainAndOthers<Place>([main, ...others]: readonly Place[]): { main: Place; others: Place[] } {
  if (main === undefined) throw new Error('The dealer has no showroom.');
  return { main, others };
}

/** On one line, as on an envelope. */
function postalAddress({ street, city, postalCode }: Showroom['address'], locale: Locale): string {
  return `${street[locale]}, ${[city[locale], postalCode].filter((part) => part !== undefined).join(' ')}`;
}

function mapOf(position: Showroom['position']): string | undefined {
  if (position === undefined) return undefined;
  const { latitude, longitude } = position;
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
}
