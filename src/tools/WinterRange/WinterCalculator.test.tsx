import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { WinterCalculatorData } from '#/catalogue/calculators.ts';
import { hydrate } from '#/tests/components/hydrate.ts';
import { CalculatorTable } from '../Calculator/CalculatorTable.tsx';
import { WinterCalculator } from './WinterCalculator.tsx';
import { winterTable } from './winter-table.ts';

/** Every message reads as its own name; those with places in them stand here. */
const texts: Partial<WinterCalculatorData['messages']> = {
  fullLabel: 'Full: {range}',
  tripLabel: '{from} – {town}: {km}',
  backLabel: '{from} – {town} – {from}: {km}',
  noText: 'Charges: {charges}',
  costNote: '{price} since {date}',
  between: 'Between {from} and {to}',
  curveLabel: 'At 0: {zero}',
};
const messages = new Proxy(texts, {
  get: (known, name) => known[name as keyof typeof texts] ?? String(name),
}) as WinterCalculatorData['messages'];

const label = { wide: { x: 11, y: 0, side: 'right' as const } };
const data: WinterCalculatorData = {
  shares: [
    { temperature: -31, low: 0.54, high: 0.71 },
    { temperature: 0, low: 0.72, high: 0.88 },
    { temperature: 20, low: 0.92, high: 1 },
    { temperature: 35, low: 0.82, high: 1 },
  ],
  city: { cold: -15, warm: 20, share: 0.8 },
  speed: { calm: 90, fast: 120, share: 0.8 },
  rated: 500,
  basis: 'From 500 km',
  battery: 100,
  electricity: { price: 285, since: '2024', loss: [0.063, 0.242] },
  from: { name: 'Ulaanbaatar', x: 432, y: 147, label },
  towns: [
    { id: 'darkhan', name: 'Darkhan', km: 219, label, x: 411, y: 97 },
    { id: 'erdenet', name: 'Erdenet', km: 373, label, x: 369, y: 111 },
  ],
  map: { width: 720, height: 352, outline: 'M0 0L720 0L720 352Z', reach: 'm-250 0 250-250 250 250-250 250z' },
  sources: [{ publisher: 'EVKX', title: 'EVKX' }],
  messages,
};

const url = location.href;
afterEach(() => history.replaceState(null, '', url));

const answer = () => page.getByRole('status').filter({ hasText: /\S/ }).first();
const field = (name: string) => page.getByRole('textbox', { name });
const asked = () => new URLSearchParams(location.search).get('winter');

test('Erdenet and back on a January night: the way, the charges and the cost, from a shared link', async () => {
  history.replaceState(null, '', '?winter=-25,road,90,100,15,back,erdenet');
  await render(<WinterCalculator data={data} />);
  await expect.element(answer()).toMatchTextContent(/240–315/);
  await expect.element(answer()).toMatchTextContent(/Ulaanbaatar – Erdenet – Ulaanbaatar: 746/);
  await expect.element(answer()).toMatchTextContent(/Charges: 2–3/);
  await expect.element(answer()).toMatchTextContent(/61,000–98,000\s₮/);
});

test('the keyboard warms it up, and the answer, the list of towns and the URL follow', async () => {
  history.replaceState({ key: 'kept' }, '', '?color=3');
  await render(<WinterCalculator data={data} />);
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'town' }), 'erdenet');
  await expect.element(answer()).toMatchTextContent(/noVerdict/);
  (page.getByRole('slider').element() as HTMLElement).focus();
  await userEvent.keyboard('{End}');
  await expect.element(page.getByRole('slider')).toHaveAttribute('aria-valuetext', '35 °C');
  await userEvent.click(page.getByRole('button', { name: /summer/ }));
  await expect.element(answer()).toMatchTextContent(/yesVerdict/);
  await expect.element(page.getByRole('option', { name: 'Erdenet, 373 km: yesVerdict' })).toBeInTheDocument();
  expect(location.search).toBe('?color=3&winter=20,road,90,100,15,,erdenet');
  expect(history.state).toEqual({ key: 'kept' });
});

test('what is within reach on the map grows with the warmth and is half as far there and back', async () => {
  await render(<WinterCalculator data={data} />);
  /** km by road, of the farther edge and the nearer one. */
  const edges = () =>
    [...document.querySelectorAll('path[data-edge]')].map((path) => {
      const [, scale] = /scale\((.+)\)/.exec(path.getAttribute('transform') ?? '') ?? [];
      return Math.round(1000 * Number(scale));
    });
  const [high = 0, low = 0] = edges();
  expect([high, low]).toEqual([316, 244]);
  await userEvent.click(page.getByRole('checkbox', { name: 'back' }));
  await expect.poll(edges).toEqual([158, 122]);
  await userEvent.click(page.getByRole('button', { name: /summer/ }));
  await expect.poll(edges).toEqual([230, 196]);
});

test('the URL goes back with the question to where it began', async () => {
  history.replaceState(null, '', '?winter=-25,road,90,100,15,,erdenet');
  await render(<WinterCalculator data={data} />);
  await userEvent.click(page.getByRole('button', { name: /summer/ }));
  expect(asked()).toBe('20,road,90,100,15,,erdenet');
  await userEvent.click(page.getByRole('button', { name: /january/ }));
  expect(asked()).toBe('-25,road,90,100,15,,erdenet');
});

test('further questions stay open below the hands of who types in them', async () => {
  await render(<WinterCalculator data={data} />);
  await userEvent.click(page.getByText('settings'));
  (field('start').element() as HTMLInputElement).select();
  await userEvent.keyboard('8');
  await expect.element(page.getByText('reserveTooHigh')).toBeVisible();
  await userEvent.keyboard('0');
  await expect.element(field('start')).toBeVisible();
  await expect.element(field('start')).toHaveFocus();
  await expect.element(field('start')).toHaveValue('80');
  expect(asked()).toBe('-25,road,90,80,15');
});

test('what cannot be calculated is refused beside its field', async () => {
  await render(<WinterCalculator data={data} />);
  await userEvent.click(page.getByText('settings'));
  await userEvent.fill(field('speed'), '900');
  await expect.element(page.getByText('Between 50 and 130')).toBeVisible();
  await expect.element(answer()).toMatchTextContent(/refuse/);
  await userEvent.fill(field('speed'), '80');
  await userEvent.fill(field('start'), '10');
  await expect.element(page.getByText('reserveTooHigh')).toBeVisible();
  await expect.element(field('reserve')).toHaveAttribute('aria-invalid', 'true');
});

test('in town no trip is promised', async () => {
  history.replaceState(null, '', '?winter=-31,city,90,100,0,,erdenet');
  await render(<WinterCalculator data={data} />);
  await expect.element(answer()).toMatchTextContent(/215–280/);
  await expect.element(page.getByText('cityNote')).toBeVisible();
  expect(page.getByText(/Erdenet/).elements()).toHaveLength(0);
});

test('what was typed and chosen before hydration counts more than the URL', async () => {
  history.replaceState(null, '', '?winter=0,road,100,90,20,back,darkhan');
  const { complaints, wake } = await hydrate(<WinterCalculator data={data} />);
  await userEvent.click(page.getByText('settings'));
  await userEvent.fill(field('start'), '70');
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'town' }), 'erdenet');
  await wake();
  await expect.element(field('start')).toHaveValue('70');
  await expect.element(field('reserve')).toHaveValue('20');
  await expect.element(answer()).toMatchTextContent(/Ulaanbaatar – Erdenet – Ulaanbaatar: 746/);
  expect(asked()).toBe('0,road,100,70,20,back,erdenet');
  expect(complaints).toEqual([]);
});

test('the table has the interval and the towns of every temperature', async () => {
  await render(<CalculatorTable table={winterTable(data)} />);
  await expect.element(page.getByRole('row', { name: /−30° 270–355 km Darkhan tableNone/ })).toBeVisible();
  await expect.element(page.getByRole('row', { name: /^20° 460–500 km Darkhan, Erdenet/ })).toBeVisible();
});
