import type { Library } from '#/content/library.ts';
import type { Locale } from '#/language/locales.ts';
import { getPicture } from './picture.ts';
import { type Resolved, resolve } from './resolve.ts';

/** All content in one locale: texts instead of pairs, pictures instead of their names. What the catalogue's files read. */
export type LocalContent = Resolved<Omit<Library, 'manifest'>> & Pick<Library, 'manifest'> & { locale: Locale };

const known = new WeakMap<Library, Partial<Record<Locale, LocalContent>>>();

/** Content in a locale; each is resolved once. Throws where a picture is named that there is none of. */
export function inLocale(library: Library, locale: Locale): LocalContent {
  const inLocales = known.get(library) ?? {};
  known.set(library, inLocales);
  inLocales[locale] ??= resolved(library, locale);
  return inLocales[locale];
}

function resolved({ manifest, pictures, ...rest }: Library, locale: Locale): LocalContent {
  const files = { manifest, pictures: resolve(pictures, locale) };
  return { ...resolve(rest, locale, (id) => getPicture(files, id)), ...files, locale };
}
