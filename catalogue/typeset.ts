/**
 * Sets the texts as a typesetter would: a number stays on one line with its unit ("20–80 %", "500 km", "5,700 ₮"), a word or
 * a number with what a hyphen joins to it ("Free-гийн", "11-р сар", "19-inch"), a range in one piece ("20–80"), and in running
 * text a particle with the word before it ("тохиолдолд ч"). Staff write ordinary spaces and hyphens; there is nothing to change
 * here.
 */
import { LOCALES, type Text } from '#/language/locales.ts';

/** Units of running text that no table has. */
const MORE = ['см', 'cm', 'В', 'V', 'А', 'A', 'эрг/мин', 'rpm', '°C', '₮'];

/** The space behind a number, or behind a place that is filled in with one, and before a whole unit. */
function beforeUnit(units: Record<string, Text>): RegExp {
  const spellings = [...new Set([...Object.values(units).flatMap((text) => Object.values(text)), ...MORE])]
    .sort((one, other) => other.length - one.length)
    .map((unit) => unit.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'));
  return new RegExp(`(?<=[\\d}]) (?=(?:${spellings.join('|')})(?![\\p{L}\\d]))`, 'gu');
}

/** Between a hyphen and the Mongolian ending that follows it, and inside every form of "и-мэйл". */
const BEFORE_ENDING = /(?<=[\p{L}\d%.]-)(?=[а-яёөү]{1,5}(?!\p{L}))|(?<=(?<!\p{L})[Ии]-)(?=мэйл)/gu;

/** Behind the slash of a short name ("GB/T"), where Firefox would break the line. */
const INSIDE_NAME = /(?<=(?<!\p{L})\p{Lu}{1,3}\/)(?=\p{Lu}{1,3}(?!\p{L}))/gu;

/**
 * Longer texts are running text; shorter ones are labels and messages, which are compared, sent and copied as they are (the greeting
 * of an order has as many). Characters.
 */
const LABEL = 57;
/** Up to this length a text stands on one line, so that nothing has to keep its figures whole. Characters. */
const ONE_LINE = 30;
const BEFORE_PARTICLE = /(?<=\p{L}) (?=(?:нь|ч|л|вэ|бэ|уу|үү|юм)(?!\p{L}))/gu;
/** Behind the dash of a range, and between a number and its unit ("19-inch"). */
const INSIDE_FIGURE = /(?<=\d[–-])(?=\d)|(?<=\d-)(?=[a-z])/gu;

const isLocale = (key: string) => LOCALES.some((locale) => locale === key);

/** A function that gives `20–80 %` a space that does not break, and `0-ээс` a joiner (of no width) behind the hyphen. */
export function binder(units: Record<string, Text>): (text: string) => string {
  const unit = beforeUnit(units);
  return (text) => {
    const bound = text.replace(unit, '\u00a0').replace(BEFORE_ENDING, '\u2060').replace(INSIDE_NAME, '\u2060');
    const whole = text.length > ONE_LINE ? bound.replace(INSIDE_FIGURE, '\u2060') : bound;
    return text.length > LABEL ? whole.replace(BEFORE_PARTICLE, '\u00a0') : whole;
  };
}

/** Content with every text of both languages set; everything else keeps its shape and its values. */
export function typeset<T>(content: T, units: Record<string, Text>): T {
  const bind = binder(units);
  const walk = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(walk);
    if (part === null || typeof part !== 'object') return part;
    return Object.fromEntries(
      Object.entries(part).map(([key, value]) => [
        key,
        isLocale(key) && typeof value === 'string' ? bind(value) : walk(value),
      ]),
    );
  };
  return walk(content) as T;
}
