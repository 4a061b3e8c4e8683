import type { LoanCalculatorData } from '#/catalogue/calculators.ts';
import { formatNumber } from '#/language/format.ts';
import type { LoanFields } from './loan-link.ts';

/** The loan that the page shows at first, as it stands in the fields. */
export function firstLoan({ price, downPayment, months, rate }: LoanCalculatorData): LoanFields {
  return { price: formatNumber(price), downPayment: String(downPayment), months: String(months), rate: String(rate) };
}
