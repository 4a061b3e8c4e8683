import type * as schema from './schema.ts';

type Question = schema.AboutPage['faq']['questions'][number];

/** The questions of the about page that hold for the dealer's present settings, in one language or in all. */
export function askedQuestions<Asked extends Pick<Question, 'when'>>(
  { cars = {}, newsletterService }: Pick<schema.Dealer, 'cars' | 'newsletterService'>,
  questions: readonly Asked[],
): Asked[] {
  const is = {
    prices: Object.values(cars).some((car) => car?.price !== undefined),
    newsletterService: newsletterService !== undefined,
  };
  return questions.filter(
    ({ when = {} }) =>
      (when.prices ?? is.prices) === is.prices &&
      (when.newsletterService ?? is.newsletterService) === is.newsletterService,
  );
}
