/**
 * The units that stand behind figures, in every language. The key is what `specs.ts` and the figures of a car refer to.
 * Staff may change how a unit is written, not its key.
 */
import { both } from '#/language/both.ts';
import type { Text } from '#/language/locales.ts';

export const units = {
  mm: { mn: 'мм', en: 'mm' },
  m: { mn: 'м', en: 'm' },
  '₮/month': { mn: '₮/сар', en: '₮ a month' },
  km: { mn: 'км', en: 'km' },
  'km/h': { mn: 'км/ц', en: 'km/h' },
  kg: { mn: 'кг', en: 'kg' },
  L: { mn: 'л', en: 'L' },
  'L/100 km': { mn: 'л/100 км', en: 'L/100 km' },
  cc: { mn: 'см³', en: 'cc' },
  kW: { mn: 'кВт', en: 'kW' },
  kWh: { mn: 'кВт·ц', en: 'kWh' },
  'kWh/100 km': { mn: 'кВт·ц/100 км', en: 'kWh/100 km' },
  /** Metric horsepower, as it stands in tables. */
  hp: { mn: 'м.х.', en: 'hp' },
  /** Horsepower as it stands in the strip of key figures: the same letters in every language. */
  HP: both('HP'),
  Nm: { mn: 'Н·м', en: 'Nm' },
  s: { mn: 'сек', en: 's' },
  min: { mn: 'мин', en: 'min' },
  h: { mn: 'цаг', en: 'h' },
  '%': both('%'),
  rpm: { mn: 'эрг/мин', en: 'rpm' },
  inch: { mn: 'инч', en: 'inches' },
} satisfies Record<string, Text>;
