import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { ChargingCalculatorData } from '#/catalogue/calculators.ts';
import { CalculatorTable } from '../Calculator/CalculatorTable.tsx';
import { ChargingCalculator } from './ChargingCalculator.tsx';
import { chargingTable } from './charging-table.ts';

const texts: Partial<ChargingCalculatorData['messages']> = {
  petrolLess: 'Less: {amount}',
  petrolUseHint: '{value} {model}',
  between: 'Between {from} and {to}',
  tierFirst: 'Up to {to}',
};
const messages = new Proxy(texts, {
  get: (known, name) => known[name as keyof typeof texts] ?? String(name),
}) as ChargingCalculatorData['messages'];

const data: ChargingCalculatorData = {
  battery: 100,
  usable: true,
  onboard: 11,
  rated: 500,
  cold: [0.54, 0.71],
  powers: [
    { power: 2.3, label: 'socket', loss: [0.127, 0.242] },
    { power: 7, label: 'box', loss: [0.063, 0.127] },
    { power: 11, label: 'large box', loss: [0.063, 0.097] },
  ],
  tariff: { since: '2024', limits: [150, 300], prices: [175, 256, 285] },
  petrol: { consumption: 7.1, model: 'T5 EVO' },
  sources: [{ publisher: 'ADAC', title: 'ADAC' }],
  messages,
};

const address = location.href;
afterEach(() => history.replaceState(null, '', address));

test('a charge from 20 to 80 %: hours, energy and cost as intervals', async () => {
  const screen = await render(<ChargingCalculator data={data} />);
  const answer = screen.getByRole('status').filter({ hasText: /\S/ }).first();
  await expect.element(answer).toMatchTextContent(/9\.1–9\.9/);
  await expect.element(answer).toMatchTextContent(/64–69/);
  await expect.element(answer).toMatchTextContent(/18,200–19,600\s₮/);
  await userEvent.click(screen.getByRole('radio', { name: /2.3/ }));
  await expect.element(answer).toMatchTextContent(/29–35/);
});

test('petrol is compared only at a price that was typed', async () => {
  const screen = await render(<ChargingCalculator data={data} />);
  await userEvent.click(screen.getByText('petrolHeading'));
  await expect.element(screen.getByRole('textbox', { name: 'petrolPrice' })).toHaveValue('');
  await expect.element(screen.getByText('petrolMissing')).toBeVisible();
  await userEvent.fill(screen.getByRole('textbox', { name: 'petrolPrice' }), '2 850');
  await expect.element(screen.getByText(/Less: 13,[67]00–14,[23]00\s₮$/)).toBeVisible();
  expect(location.search).toContain('charge=7,20,80,300,175,256,285,2850,7.1');
  await userEvent.fill(screen.getByRole('textbox', { name: 'petrolPrice' }), 'хямд');
  await expect.element(screen.getByText('petrolMissing')).toBeVisible();
  await expect.element(screen.getByText('notNumber')).toBeVisible();
});

test('a charge that goes backwards is refused beside its field', async () => {
  const screen = await render(<ChargingCalculator data={data} />);
  await userEvent.fill(screen.getByRole('textbox', { name: 'to' }), '10');
  await expect.element(screen.getByText('order')).toBeVisible();
  await expect.element(screen.getByText('refuse')).toBeVisible();
});

test('a car without a published range gets no cost of 100 km and no comparison', async () => {
  const { rated: _, cold, onboard, ...unknown } = data;
  history.replaceState(null, '', '?charge=11,0,100');
  const screen = await render(<ChargingCalculator data={{ ...unknown, usable: false }} />);
  await expect.element(screen.getByText(/onboardUnknown per100Unknown/)).toBeVisible();
  expect(screen.getByText('per100', { exact: true }).elements()).toHaveLength(0);
  expect(screen.getByText('petrolHeading').elements()).toHaveLength(0);
});

test('the URL goes back with the question to where it began', async () => {
  await render(<ChargingCalculator data={data} />);
  const to = page.getByRole('textbox', { name: 'to' });
  await userEvent.fill(to, '70');
  expect(location.search).toContain('charge=7,20,70,300');
  await userEvent.fill(to, '80');
  expect(location.search).toContain('charge=7,20,80,300');
});

test('the table has every power', async () => {
  await render(<CalculatorTable table={chargingTable(data)} />);
  await expect.element(page.getByRole('row', { name: /2.3 kW/ })).toMatchTextContent(/29–35 hour/);
});

test('a night on the charger: when it is full enough, or how far it is by the morning', async () => {
  const said = { ...texts, nightDone: '{target}: {from}–{to}', nightShort: 'at 7: {share}' };
  const told = new Proxy(said, {
    get: (known, name) => known[name as keyof typeof said] ?? String(name),
  }) as ChargingCalculatorData['messages'];
  const screen = await render(<ChargingCalculator data={{ ...data, messages: told }} />);
  // 9.15 to 9.82 hours after 21:00.
  await expect.element(screen.getByText('80: 06:00–06:50')).toBeVisible();
  // 60 kWh in 29 to 35 hours: ten of them bring 17 to 21 %.
  await userEvent.click(screen.getByRole('radio', { name: /2.3/ }));
  await expect.element(screen.getByText(/^at 7: 3\d–4\d$/)).toBeVisible();
});
