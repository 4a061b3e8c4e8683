/**
 * The test cycles by which range and consumption are measured. One car has several ranges, one for each: a fact names its
 * cycle (`cycle: 'wltp'`), and it stands beside the figure wherever that is shown.
 */
import { both } from '#/language/both.ts';
import type { Text } from '#/language/locales.ts';

export const cycles = {
  wltp: both('WLTP'),
  cltc: { mn: 'CLTC стандартаар', en: 'CLTC' },
  /** What is only known to be measured "by the Chinese standard". */
  chinese: { mn: 'Хятадын туршилтын стандартаар', en: 'Chinese test cycle' },
} satisfies Record<string, Text>;
