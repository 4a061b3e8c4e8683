import type { Library } from '#/content/library.ts';
import type { Question } from '#/content/schema.ts';

/** The questions and answers that hold for the dealer's present settings. */
export function askedQuestions({ dealer, pages }: Pick<Library, 'dealer' | 'pages'>): Question[] {
  const is = {
    prices: Object.values(dealer.cars ?? {}).some((car) => car?.price !== undefined),
    newsletterService: dealer.newsletterService !== undefined,
  };
  return pages.about.faq.questions.filter(
    ({ when = {} }) =>
      (when.prices ?? is.prices) === is.prices &&
      (when.newsletterService ?? is.newsletterService) === is.newsletterService,
  );
}
