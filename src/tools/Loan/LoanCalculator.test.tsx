import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { LoanCalculatorData } from '#/catalogue/calculators.ts';
import { CalculatorTable } from '../Calculator/CalculatorTable.tsx';
import { LoanCalculator } from './LoanCalculator.tsx';
import { loanTable } from './loan-table.ts';

const texts: Partial<LoanCalculatorData['messages']> = { tableNote: '{price} {downPayment} {rate}' };
const messages = new Proxy(texts, {
  get: (known, name) => known[name as keyof typeof texts] ?? String(name),
}) as LoanCalculatorData['messages'];
const data: LoanCalculatorData = {
  price: 100_000_000,
  downPayment: 50,
  months: 2,
  rate: 60,
  isExample: true,
  messages,
};

const url = location.href;
afterEach(() => history.replaceState(null, '', url));

const answer = () => page.getByRole('status').filter({ hasText: /\S/ }).first();
const field = (name: string) => page.getByRole('textbox', { name });

test('two months at 5 % each: the instalment, the interest and the whole cost', async () => {
  await render(<LoanCalculator data={data} />);
  // 50,000,000 × 0.05 ÷ (1 − 1.05⁻²) = 26,890,243.9
  await expect.element(answer()).toMatchTextContent(/26,890,244\s₮/);
  await expect.element(answer()).toMatchTextContent(/3,780,488\s₮\s*interest|interest\s*3,780,488/);
  await expect.element(answer()).toMatchTextContent(/103,780,488/);
  await expect.element(answer()).toMatchTextContent(/example noOffer/);
});

test('without interest the instalments are equal parts, and the URL carries the loan', async () => {
  await render(<LoanCalculator data={data} />);
  await userEvent.fill(field('price'), '120 000 000');
  await userEvent.fill(field('rate'), '0');
  await userEvent.fill(field('months'), '12');
  await expect.element(answer()).toMatchTextContent(/monthly5,000,000\s₮/);
  expect(location.search).toMatch(/loan=120000000,50,12,0$/);
  await userEvent.fill(field('months'), 'жил');
  await expect.element(answer()).toMatchTextContent(/refuse/);
});

test('the table has terms from one to five years, and says that they are an example', async () => {
  await render(<CalculatorTable table={loanTable(data)} />);
  for (const months of ['12', '60']) {
    await expect
      .element(page.getByRole('row', { name: new RegExp(`^${months} [\\d,]+\\s₮ [\\d,]+\\s₮$`) }))
      .toBeVisible();
  }
  await expect.element(page.getByText(/example noOffer/)).toBeVisible();
});
