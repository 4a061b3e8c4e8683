import type { LoanCalculatorData } from '#/catalogue/calculators.ts';
import { loanCost } from '#/formulas/loan.ts';
import { fillIn } from '#/language/fill-in.ts';
import { formatNumber, formatTogrog } from '#/language/format.ts';
import type { CalculatorTableData } from '../Calculator/CalculatorTable.tsx';

const TERMS = [12, 24, 36, 48, 60];

/** The loan that the page shows at first, over different terms. */
export function loanTable(data: LoanCalculatorData): CalculatorTableData {
  const { messages, price, downPayment, rate } = data;
  return {
    columns: [messages.months, messages.monthly, messages.total],
    rows: TERMS.map((months) => {
      const { instalment, total } = loanCost({ price, downPayment, months, rate });
      return {
        head: formatNumber(months),
        cells: [{ result: formatTogrog(Math.ceil(instalment)) }, { lines: [formatTogrog(Math.ceil(total))] }],
      };
    }),
    note: `${fillIn(messages.tableNote, {
      price: formatTogrog(price),
      downPayment: formatNumber(downPayment),
      rate: formatNumber(rate),
    })} ${data.isExample ? messages.example : messages.ownTerms} ${messages.noOffer}`,
  };
}
