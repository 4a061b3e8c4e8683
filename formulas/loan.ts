/**
 * The instalment of a loan that is paid back in equal parts, in the currency of the price, unrounded:
 *
 *     instalment = loan × rate ÷ (1 − (1 + rate) ^ −months), with loan = price × (1 − down payment)
 *
 * @param downPayment Share of the price that is paid at once, 0 to 1.
 * @param monthlyRate Interest a month as a share.
 */
export function instalment(
  price: number,
  { downPayment, monthlyRate, months }: { downPayment: number; monthlyRate: number; months: number },
): number {
  const loan = price * (1 - downPayment);
  return monthlyRate === 0 ? loan / months : (loan * monthlyRate) / (1 - (1 + monthlyRate) ** -months);
}

/** What a loan costs, in the currency of the price, unrounded. */
type LoanCost = {
  /** Paid at once, and lent. */
  deposit: number;
  borrowed: number;
  instalment: number;
  /** Paid on top of the price. */
  interest: number;
  /** Deposit and all instalments. */
  total: number;
};

/**
 * The whole cost of a loan with equal instalments.
 *
 * @param downPayment Per cent of the price.
 * @param rate Nominal interest a year in per cent; a twelfth of it counts each month.
 */
export function loanCost({
  price,
  downPayment,
  months,
  rate,
}: {
  price: number;
  downPayment: number;
  months: number;
  rate: number;
}): LoanCost {
  const share = downPayment / 100;
  const monthly = instalment(price, { downPayment: share, monthlyRate: rate / 1200, months });
  const [deposit, paid] = [price * share, monthly * months];
  return {
    deposit,
    borrowed: price - deposit,
    instalment: monthly,
    interest: deposit + paid - price,
    total: deposit + paid,
  };
}
