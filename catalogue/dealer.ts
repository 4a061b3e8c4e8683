import type { LocalContent } from './in-locale.ts';
import { mainAndOthers, showrooms } from './showrooms.ts';

export type DealerView = ReturnType<typeof dealer>;

/**
 * The dealer as every page shows him. Whoever has room for one telephone and one week takes those of the main showroom. What
 * he offers for each car comes with the car (`offer.ts`).
 */
export function dealer(content: LocalContent) {
  const { cars, loan, showrooms: _, ...settings } = content.dealer;
  const all = showrooms(content);
  const { main } = mainAndOthers(all);
  return { ...settings, phone: main.phone, hours: main.hours, showrooms: all };
}
