import type { Locale } from '#/language/locales.ts';
import { content } from './checked-content.ts';
import { inLocale } from './in-locale.ts';

/** The dealer as pages show him; hours read "Mon–Fri" in the page's language. */
export function dealer(locale: Locale) {
  const { hours, ...settings } = content.dealer;
  const { days: names } = content.messages;
  const day = (id: keyof typeof names | undefined) => (id === undefined ? '' : names[id][locale]);
  return {
    ...inLocale(settings, locale),
    hours: hours.map(({ days, opens, closes }) => {
      const [first, last] = [days[0], days.at(-1)];
      return { days: first === last ? day(first) : `${day(first)}–${day(last)}`, time: `${opens}–${closes}` };
    }),
  };
}

export type DealerView = ReturnType<typeof dealer>;
