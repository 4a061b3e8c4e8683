import { instalment } from '#/formulas/loan.ts';
import type { ModelId } from '../ids.ts';
import type { Library } from '../library.ts';
import type { CarOffer, Dealer } from '../schema.ts';
import type { NamedFigure } from './named-figure.ts';

/** What a loan is worked out from: tögrög, per cent of the price, months, per cent a year. */
export type LoanTerms = { price: number; downPayment: number; months: number; rate: number };

/** Round figures to begin with where the dealer's settings have none; the page says that they are an example. */
const EXAMPLE: LoanTerms = { price: 100_000_000, downPayment: 30, months: 60, rate: 18 };

/** The amount in tögrög that a price names; undefined where there is none, also while the field is empty in the editor. */
export function amountOf({ price }: CarOffer): number | undefined {
  const amount: unknown = typeof price === 'object' ? price?.from : price;
  return typeof amount === 'number' ? amount : undefined;
}

const inPerCent = (share: number) => Number((share * 100).toFixed(2));

/** The dealer's price and terms for a car as far as the settings have them, else the example's. */
export function loanTerms(
  { dealer }: { dealer: Pick<Dealer, 'cars' | 'loan'> },
  id: ModelId,
): LoanTerms & { isExample: boolean } {
  const price = amountOf(dealer.cars?.[id] ?? {});
  const { loan } = dealer;
  return {
    ...EXAMPLE,
    ...(loan && {
      downPayment: inPerCent(loan.downPayment),
      months: loan.months,
      rate: inPerCent(loan.monthlyRate * 12),
    }),
    ...(price !== undefined && { price }),
    isExample: price === undefined || loan === undefined,
  };
}

/** `loanInstalment`: what the loan calculator answers at first, in ₮ a month; and the terms that it holds for. */
export function loanFigures(library: Library, id: ModelId): Record<string, NamedFigure> {
  const { price, downPayment, months, rate } = loanTerms(library, id);
  const monthly = instalment(price, { downPayment: downPayment / 100, monthlyRate: rate / 1200, months });
  return {
    loanPrice: { value: price },
    loanDownPayment: { value: downPayment },
    loanMonths: { value: months },
    loanRate: { value: rate },
    loanInstalment: { value: Math.round(monthly) },
  };
}
