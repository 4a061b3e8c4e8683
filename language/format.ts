import type { Locale } from './locales.ts';

/**
 * Numbers, units and months as every language writes them: comma thousands, point decimals, the unit behind the number. Own
 * functions instead of `Intl`, because browsers differ in what they know of Mongolian and a page must not change when
 * its script arrives.
 */

/** `4905` → `4,905`; decimals stay as they are (`15.5`). */
export function formatNumber(value: number): string {
  const [whole = '', decimals] = String(Math.abs(value)).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return `${value < 0 ? '−' : ''}${grouped}${decimals === undefined ? '' : `.${decimals}`}`;
}

/** `560`, `1320` → `560–1,320`. */
export function formatRange(from: number, to: number): string {
  return `${formatNumber(from)}–${formatNumber(to)}`;
}

const MONTHS = 'January February March April May June July August September October November December'.split(' ');
const MONTH_IN: Record<Locale, (year: string, month?: string) => string> = {
  mn: (year, month) => (month === undefined ? `${year} он` : `${year} оны ${Number(month)}-р сар`),
  en: (year, month) => (month === undefined ? year : `${MONTHS[Number(month) - 1]} ${year}`),
};

/** A month or a year of content: `2023-08` → `2023 оны 8-р сар`, `August 2023`; `2016` → `2016 он`, `2016`. */
export function formatMonth(month: string, locale: Locale): string {
  const [year = '', number] = month.split('-');
  return MONTH_IN[locale](year, number);
}

/** Tögrög, without decimals: `12000` → `12,000 ₮` (the space does not break). */
export function formatTogrog(amount: number): string {
  return `${formatNumber(Math.round(amount))}\u00a0₮`;
}
