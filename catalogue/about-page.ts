import type { Locale } from '#/language/locales.ts';
import { askedQuestions } from './asked-questions.ts';
import { content } from './checked-content.ts';
import { countryMap } from './country-map.ts';
import { inLocale } from './in-locale.ts';
import { pageHead } from './page-head.ts';
import { getPicture } from './picture.ts';

export type AboutPage = ReturnType<typeof aboutPage>;

/** Who we are and where. */
export function aboutPage(locale: Locale) {
  const { about } = content.pages;
  return {
    ...inLocale({ ...about, faq: { ...about.faq, questions: askedQuestions(content) } }, locale),
    head: pageHead({ ...about, picture: 'home/welcome', path: '/voyah/about' }, locale),
    showroomPicture: getPicture('about/showroom', locale),
    officePicture: getPicture('about/office', locale),
    map: countryMap(locale),
  };
}
