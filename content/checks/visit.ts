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

/** Calls `see` with every list inside `value`, `value` included, and its path. */
export function visitLists(
  value: unknown,
  see: (list: readonly unknown[], path: PropertyKey[]) => void,
  path: PropertyKey[] = [],
) {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) see(value, path);
  const entries: [PropertyKey, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  for (const [key, item] of entries) visitLists(item, see, [...path, key]);
}

/** Whether an object is a text in every language. */
export const isText = (part: Record<string, unknown>): part is Text =>
  LOCALES.every((locale) => typeof part[locale] === 'string');
