/**
 * Sets the texts as a typesetter would: a number and its unit stay on one line ("20–80 %", "500 km", "5,700 ₮"). Staff write
 * an ordinary space; there is nothing to change here.
 */
import type { Text } from './schema.ts';
import { units } from './units.ts';

/** Units of running text that no table has. */
const MORE = ['см', 'cm', 'В', 'V', 'А', 'A', 'эрг/мин', 'rpm', '°C', '₮'];

const UNITS = [...new Set([...Object.values<Text>(units).flatMap(({ mn, en }) => [mn, en]), ...MORE])]
  .sort((one, other) => other.length - one.length)
  .map((unit) => unit.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'));

/** The space behind a number, or behind a place that is filled in with one, and before a whole unit. */
const BEFORE_UNIT = new RegExp(`(?<=[\\d}]) (?=(?:${UNITS.join('|')})(?![\\p{L}\\d]))`, 'gu');

/** `20–80 %` with a space that does not break. */
export function bindUnits(text: string): string {
  return text.replace(BEFORE_UNIT, '\u00a0');
}

/** Content with every text of both languages set; everything else keeps its shape and its values. */
export function typeset<T>(content: T): T {
  const walk = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(walk);
    if (part === null || typeof part !== 'object') return part;
    return Object.fromEntries(
      Object.entries(part).map(([key, value]) => [
        key,
        (key === 'mn' || key === 'en') && typeof value === 'string' ? bindUnits(value) : walk(value),
      ]),
    );
  };
  return walk(content) as T;
}
