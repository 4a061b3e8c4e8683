import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { GarageCalculatorData } from '#/catalogue/calculators.ts';
import { hydrate } from '#/tests/components/hydrate.ts';
import { CalculatorTable } from '../Calculator/CalculatorTable.tsx';
import { GarageCalculator } from './GarageCalculator.tsx';
import { garageTable } from './garage-table.ts';

const texts: Partial<GarageCalculatorData['messages']> = {
  short: '{cm} cm short',
  left: '{cm} cm',
  between: 'Between {from} and {to}',
  needed: 'Assumed: {door}, {wall}, {length}, {above}',
};
const messages = new Proxy(texts, {
  get: (known, name) => known[name as keyof typeof texts] ?? String(name),
}) as GarageCalculatorData['messages'];
const view = { width: 1000, height: 340, unit: 5, body: 390, src: 'data:image/svg+xml,' };
const data: GarageCalculatorData = {
  title: 'Car',
  drawing: { side: view, front: view },
  measures: { length: 4905, width: 1950, height: 1660 },
  sources: [{ publisher: 'Sheet', title: 'Sheet' }],
  messages,
};

const url = location.href;
afterEach(() => history.replaceState(null, '', url));

const field = (name: string) => page.getByRole('textbox', { name });
const verdict = () => page.getByRole('status').filter({ hasText: /\S/ }).first();

test('begins with an answer, and says what is left of the garage that is typed', async () => {
  await render(<GarageCalculator data={data} />);
  await expect.element(field('length')).toHaveValue('600');
  for (const left of ['109 cm', '52 cm', '54 cm']) await expect.element(verdict()).toMatchTextContent(new RegExp(left));
  await expect.element(page.getByText('fits', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('img')).toBeVisible();
  await userEvent.fill(field('length'), '510');
  await expect.element(verdict()).toMatchTextContent(/tight/);
  expect(location.search).toMatch(/[?&]fit=510,300,220$/);
});

test('metres are understood', async () => {
  await render(<GarageCalculator data={data} />);
  for (const text of ['5.2', '5,2 м', '520 см']) {
    await userEvent.fill(field('length'), text);
    await expect.element(verdict()).toMatchTextContent(/29 cm/);
    expect(location.search).toMatch(/fit=520,300,220$/);
  }
});

test('a garage as large as the car is too tight to open the doors, and what is assumed stands there', async () => {
  history.replaceState(null, '', '?fit=490.5,195,166');
  await render(<GarageCalculator data={data} />);
  await expect.element(page.getByText('tight', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Assumed: 60, 10, 30, 5')).toBeVisible();
});

test('a garage that is too short, and one that is none', async () => {
  history.replaceState(null, '', '?fit=480,300,220');
  await render(<GarageCalculator data={data} />);
  await expect.element(page.getByText('fitsNot')).toBeVisible();
  await expect.element(page.getByText('11 cm short')).toBeVisible();
  await userEvent.fill(field('length'), '50');
  await expect.element(page.getByText('Between 200 and 2,000')).toBeVisible();
  await expect.element(page.getByText('missing')).toBeVisible();
});

test('an unknown height is never a yes', async () => {
  await render(<GarageCalculator data={{ ...data, measures: { length: 4720, width: 1910 } }} />);
  await expect.element(page.getByText('partly')).toBeVisible();
});

test('the table has the measures', async () => {
  await render(<CalculatorTable table={garageTable(data)} />);
  await expect.element(page.getByRole('row', { name: 'carLength 490.5' })).toBeVisible();
});

test('hydration keeps what was typed', async () => {
  const { complaints, wake } = await hydrate(<GarageCalculator data={data} />);
  await userEvent.fill(field('length'), '5 м');
  await wake();
  await expect.element(field('length')).toHaveValue('5 м');
  await expect.element(verdict()).toMatchTextContent(/9 cm/);
  expect(complaints).toEqual([]);
});
