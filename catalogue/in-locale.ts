import type { Locale } from '#/language/locales.ts';
import { getPicture } from './picture.ts';
import { type Resolved, resolve } from './resolve.ts';

/** A part of the content in one locale: texts instead of pairs, pictures instead of their names. */
export function inLocale<T>(value: T, locale: Locale): Resolved<T> {
  return resolve(value, locale, (id) => getPicture(id, locale));
}
