import type { Locale } from '#/language/locales.ts';
import { content } from './checked-content.ts';
import { inLocale } from './in-locale.ts';

export type DealerView = ReturnType<typeof dealer>;

/**
 * The dealer as every page shows him; hours read "Mon–Fri" in the page's language, and a position without a link to a map
 * gets one. What he offers for each car comes with the car (`offer.ts`).
 */
export function dealer(locale: Locale) {
  const { hours, cars, loan, map, ...settings } = content.dealer;
  const { days: names } = content.messages;
  const day = (id: keyof typeof names | undefined) => (id === undefined ? '' : names[id][locale]);
  return {
    ...inLocale(settings, locale),
    map: map ?? mapOf(settings.position),
    hours: hours.map(({ days, opens, closes }) => {
      const [first, last] = [days[0], days.at(-1)];
      return { days: first === last ? day(first) : `${day(first)}–${day(last)}`, time: `${opens}–${closes}` };
    }),
  };
}

function mapOf(position: { latitude: number; longitude: number } | undefined): string | undefined {
  if (position === undefined) return undefined;
  const { latitude, longitude } = position;
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
}
