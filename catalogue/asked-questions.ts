import type { LocalContent } from './in-locale.ts';

/** The questions and answers that hold for the dealer's present settings. */
export function askedQuestions({ dealer, pages }: LocalContent) {
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
