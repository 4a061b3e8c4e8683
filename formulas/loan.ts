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
