import { type Locale, localePath } from '#/language/locales.ts';
import { models } from './models.ts';

/** All cars with the names of their paints: what the order sheet offers on a page that belongs to no car. */
export function orderChoices(locale: Locale) {
  return models.map(({ id, title, path, colours }) => ({
    id,
    title,
    address: localePath(path, locale),
    colours: colours.map(({ index, name }) => ({ index, name: name[locale] })),
  }));
}
