import type { Locale } from '#/language/locales.ts';
import { content } from './checked-content.ts';
import { inLocale } from './in-locale.ts';
import { mainAndOthers, showrooms } from './showrooms.ts';

export type DealerView = ReturnType<typeof dealer>;

/**
 * The dealer as every page shows him. Whoever has room for one telephone and one week takes those of the main showroom. What
 * he offers for each car comes with the car (`offer.ts`).
 */
export function dealer(locale: Locale) {
  const { cars, loan, showrooms: _, ...settings } = content.dealer;
  const all = showrooms(locale);
  const { main } = mainAndOthers(all);
  return { ...inLocale(settings, locale), phone: main.phone, hours: main.hours, showrooms: all };
}
