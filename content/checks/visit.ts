import { LOCALES, type Text } from '#/language/locales.ts';

/** Calls `see` with every object inside `value` and its path. */
export function visit(
  value: unknown,
  see: (part: Record<string, unknown>, path: PropertyKey[]) => void,
  path: PropertyKey[] = [],
) {
  if (Array.isArray(value)) {
    for (const [at, item] of value.entries()) visit(item, see, [...path, at]);
  } else if (typeof value === 'object' && value !== null) {
    see(value as Record<string, unknown>, path);
    for (const [key, item] of Object.entries(value)) visit(item, see, [...path, key]);
  }
}

/** Whether an object is a text in every language. */
export const isText = (part: Record<string, unknown>): part is Text =>
  LOCALES.every((locale) => typeof part[locale] === 'string');
