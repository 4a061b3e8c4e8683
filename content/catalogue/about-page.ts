import type { Locale } from '#/language/locales.ts';
import { content } from './checked-content.ts';
import { inLocale } from './in-locale.ts';
import { pageHead } from './page-head.ts';
import { getPicture } from './picture.ts';

export type AboutPage = ReturnType<typeof aboutPage>;

/** Who we are and where. */
export function aboutPage(locale: Locale) {
  const { about } = content.pages;
  return {
    ...inLocale(about, locale),
    head: pageHead({ ...about, picture: 'home/welcome', path: '/voyah/about' }, locale),
    showroomPicture: getPicture('about/showroom', locale),
    officePicture: getPicture('about/office', locale),
  };
}
