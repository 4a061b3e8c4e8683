import { readNumber } from '../../design/Field/read-number.ts';

/** The parameter of the URL: `?loan=…`. */
export const PARAMETER = 'loan';

const NAMES = ['price', 'downPayment', 'months', 'rate'] as const;

/** The loan as it stands in the fields: price in ₮, down payment in per cent, months, yearly interest in per cent. */
export type LoanFields = Record<(typeof NAMES)[number], string>;

/** What may be typed, both ends included. */
export const LOAN_LIMITS = {
  price: { from: 1_000_000, to: 900_000_000 },
  downPayment: { from: 0, to: 95 },
  months: { from: 1, to: 120 },
  rate: { from: 0, to: 100 },
} as const;

type LoanQuestion = Record<(typeof NAMES)[number], number>;

/** The loan that the fields describe; undefined while one of them cannot be read. Months are whole. */
export function loanQuestion(fields: LoanFields): LoanQuestion | undefined {
  const [price, downPayment, months, rate] = NAMES.map((name) => readNumber(fields[name], LOAN_LIMITS[name]).value);
  if (price === undefined || downPayment === undefined || months === undefined || rate === undefined) return undefined;
  return Number.isInteger(months) ? { price, downPayment, months, rate } : undefined;
}

/**
 * Reads `?loan=100000000,30,60,18`. URLs are untrusted input: what is no plain number within its limits becomes its default.
 *
 * @returns undefined where the URL asks nothing.
 */
export function readLoan(query: string, first: LoanFields): LoanFields | undefined {
  const text = new URLSearchParams(query).get(PARAMETER);
  if (text === null) return undefined;
  const parts = text.slice(0, 60).split(',');
  const fields = { ...first };
  for (const [at, name] of NAMES.entries()) {
    const part = parts[at] ?? '';
    const { from, to } = LOAN_LIMITS[name];
    const pattern = name === 'months' ? /^\d{1,3}$/ : /^\d{1,9}(\.\d{1,2})?$/;
    if (pattern.test(part) && Number(part) >= from && Number(part) <= to) fields[name] = part;
  }
  return fields;
}

/** The value of `loan` in the URL that asks about this loan again; undefined while a field cannot be read. */
export function loanValue(fields: LoanFields): string | undefined {
  const question = loanQuestion(fields);
  return question && NAMES.map((name) => question[name]).join(',');
}
