import { Day } from '#/content/schema.ts';
import type { LocalContent } from './in-locale.ts';

type Showroom = LocalContent['dealer']['showrooms'][number];
export type ShowroomView = ReturnType<typeof showrooms>[number];

/** The dealer's showrooms, the main one first: hours read "Mon–Fri", and a position without a link to a map gets one. */
export function showrooms({ dealer, messages }: LocalContent) {
  return dealer.showrooms.map(({ name, phone, postalAddress, map, position, hours }) => ({
    name,
    phone,
    postalAddress: onOneLine(postalAddress),
    map: map ?? mapOf(position),
    hours: hours.map(({ days, opens, closes }) => ({
      days: spansOf(days, messages.days),
      time: `${opens}–${closes}`,
    })),
  }));
}

/** Days of a week as visitors read them: "Mon–Fri", "Mon, Wed–Fri"; no day stands in a span that is not among them. */
function spansOf(days: readonly Day[], names: Record<Day, string>): string {
  const spans: { from: Day; to: Day }[] = [];
  let last: { from: Day; to: Day } | undefined;
  for (const day of Day.options) {
    if (!days.includes(day)) last = undefined;
    else if (last !== undefined) last.to = day;
    else {
      last = { from: day, to: day };
      spans.push(last);
    }
  }
  return spans.map(({ from, to }) => (from === to ? names[from] : `${names[from]}–${names[to]}`)).join(', ');
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
