import { splitLocale } from '#/language/locales.ts';

/** Language and address (without edition) of the page that a loader is asked for, as page or as its `.data` file. */
export function pagePlace(request: Request) {
  const { locale, path } = splitLocale(new URL(request.url).pathname.replace(/\.data$/, ''));
  return { language: locale, path };
}
