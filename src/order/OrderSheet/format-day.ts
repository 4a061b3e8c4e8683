import type { Locale } from '#/language/locales.ts';

const MONTHS = 'January February March April May June July August September October November December'.split(' ');

const FORMATS: Record<Locale, (year: string, month: string, date: string) => string> = {
  mn: (year, month, date) => `${year}.${month}.${date}`,
  en: (year, month, date) => `${Number(date)} ${MONTHS[Number(month) - 1]} ${year}`,
};

/** A day such as `2026-12-01` as people read it: `2026.12.01`, "1 December 2026". */
export function formatDay(day: string, locale: Locale): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return FORMATS[locale](year, month, date);
}
