/**
 * The versions of a car to which published figures belong. A fact names one where its source does (`version: 'italy'`), and
 * it then stands beside the figure. Staff may change a text or add a version.
 */
import type { Text } from '#/language/locales.ts';

export const versions = {
  electric: { mn: 'Бүрэн цахилгаан хувилбар', en: 'All-electric version' },
  erev: { mn: 'EREV хувилбар', en: 'EREV version' },
  europe: { mn: 'Европын хувилбар', en: 'European version' },
  china: { mn: 'Хятадын хувилбар', en: 'Chinese version' },
  italy: { mn: 'Италийн хувилбар', en: 'Italian version' },
  portugal: { mn: 'Португалийн хувилбар', en: 'Portuguese version' },
  czechia: { mn: 'Чехийн хувилбар', en: 'Czech version' },
  jordan: { mn: 'Иорданы хувилбар', en: 'Jordanian version' },
  chile: { mn: 'Чилийн хувилбар', en: 'Chilean version' },
  dataSheet: { mn: 'Манай үзүүлэлтийн хуудаснаас', en: 'From our data sheet' },
} satisfies Record<string, Text>;
