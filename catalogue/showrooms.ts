import type { LocalContent } from './in-locale.ts';

type Showroom = LocalContent['dealer']['showrooms'][number];
export type ShowroomView = ReturnType<typeof showrooms>[number];

/** The dealer's showrooms, the main one first: hours read "Mon–Fri", and a position without a link to a map gets one. */
export function showrooms({ dealer, messages }: LocalContent) {
  const { days: names } = messages;
  const day = (id: keyof typeof names | undefined) => (id === undefined ? '' : names[id]);
  return dealer.showrooms.map(({ name, phone, postalAddress, map, position, hours }) => ({
    name,
    phone,
    postalAddress: onOneLine(postalAddress),
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

/** A postal address: "1 Sample Street, Ulaanbaatar 14200". */
function onOneLine({ street, city, postalCode }: Showroom['postalAddress']): string {
  return `${street}, ${[city, postalCode].filter((part) => part !== undefined).join(' ')}`;
}

function mapOf(position: Showroom['position']): string | undefined {
  if (position === undefined) return undefined;
  const { latitude, longitude } = position;
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
}
