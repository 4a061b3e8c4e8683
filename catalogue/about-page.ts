import { askedQuestions } from '#/content/asked-questions.ts';
import { countryMap } from './country-map.ts';
import type { LocalContent } from './in-locale.ts';
import { pageHead } from './page-head.ts';
import { getPicture } from './picture.ts';

export type AboutPage = ReturnType<typeof aboutPage>;

/** Who we are and where. */
export function aboutPage(content: LocalContent) {
  const { about } = content.pages;
  return {
    ...about,
    faq: { ...about.faq, questions: askedQuestions(content.dealer, about.faq.questions) },
    head: pageHead(content, { ...about, picture: 'home/welcome', path: '/voyah/about' }),
    showroomPicture: getPicture(content, 'about/showroom'),
    officePicture: getPicture(content, 'about/office'),
    map: countryMap(content),
  };
}
