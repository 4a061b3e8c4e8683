import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { hydrate } from '../../../tests/components/hydrate.ts';
import { ToolTable } from '../Tool/ToolTable.tsx';
import { WinterCalculator } from './WinterCalculator.tsx';
import { WinterRange } from './WinterRange.tsx';
import type { KnownWinterData, WinterWords } from './winter-data.ts';
import { summariseWinter } from './winter-summary.ts';

/** Every label reads as its own name; those with places in them stand here. */
const texts: Partial<WinterWords> = {
  fullLabel: 'Full: {range}',
  tripLabel: '{from} – {town}: {km}',
  backLabel: '{from} – {town} – {from}: {km}',
  noText: 'Charges: {charges}',
  costNote: '{price} since {date}',
  between: 'Between {from} and {to}',
  tableShareValue: '{low} to {high} per cent',
  curveLabel: 'At 0: {zero}',
  retry: 'retry',
};
const words = new Proxy(texts, {
  get: (known, name) => known[name as keyof WinterWords] ?? String(name),
}) as WinterWords;

/** What survives a journey as JSON. */
const plainWords = { ...texts, temperature: 'temperature', town: 'town' };

const data: KnownWinterData = {
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
  from: { name: 'Ulaanbaatar', x: 432, y: 147 },
  towns: [
    { id: 'darkhan', name: 'Darkhan', km: 219, label: 'left', x: 411, y: 97 },
    { id: 'erdenet', name: 'Erdenet', km: 373, label: 'left', x: 369, y: 111 },
  ],
  map: { width: 720, height: 352, outline: 'M0 0L720 0L720 352Z' },
  sources: [{ title: 'EVKX' }],
  mainSources: 'EVKX',
  words,
};

const address = location.href;
afterEach(() => history.replaceState(null, '', address));

test('Erdenet and back on a January night: the way, the charges and the cost, from a shared link', async () => {
  history.replaceState(null, '', '?winter=-25,road,90,100,15,back,erdenet');
  const screen = await render(<WinterCalculator id="winter" data={data} />);
  const answer = screen.getByRole('status').first();
  await expect.element(answer).toMatchTextContent(/240–315/);
  await expect.element(answer).toMatchTextContent(/Ulaanbaatar – Erdenet – Ulaanbaatar: 746/);
  await expect.element(answer).toMatchTextContent(/Charges: 2–3/);
  await expect.element(answer).toMatchTextContent(/61,000–98,000\s₮/);
});

test('the keyboard warms it up, the answer and the address follow, and the router hears nothing', async () => {
  history.replaceState({ key: 'of the router' }, '', '?color=3');
  const screen = await render(<WinterCalculator id="winter" data={data} />);
  await userEvent.click(screen.getByRole('button', { name: 'Erdenet 373' }));
  await expect.element(screen.getByRole('status').first()).toMatchTextContent(/noVerdict/);
  (screen.getByRole('slider').element() as HTMLElement).focus();
  await userEvent.keyboard('{End}');
  await expect.element(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', '35 °C');
  await userEvent.click(screen.getByRole('button', { name: /summer/ }));
  await expect.element(screen.getByRole('status').first()).toMatchTextContent(/yesVerdict/);
  expect(location.search).toBe('?color=3&winter=20,road,90,100,15,,erdenet');
  expect(history.state).toEqual({ key: 'of the router' });
});

test('what cannot be reckoned is refused beside its field', async () => {
  const screen = await render(<WinterCalculator id="winter" data={data} />);
  await userEvent.click(screen.getByText('settings'));
  await userEvent.fill(screen.getByRole('textbox', { name: 'speed' }), '900');
  await expect.element(screen.getByText('Between 50 and 130')).toBeVisible();
  await expect.element(screen.getByRole('status').first()).toMatchTextContent(/refuse/);
  await userEvent.fill(screen.getByRole('textbox', { name: 'speed' }), '80');
  await userEvent.fill(screen.getByRole('textbox', { name: 'start' }), '10');
  await expect.element(screen.getByText('reserveTooHigh')).toBeVisible();
  await expect.element(screen.getByRole('textbox', { name: 'reserve' })).toHaveAttribute('aria-invalid', 'true');
});

test('in town no trip is promised', async () => {
  history.replaceState(null, '', '?winter=-31,city,90,100,0,,erdenet');
  const screen = await render(<WinterCalculator id="winter" data={data} />);
  await expect.element(screen.getByRole('status').first()).toMatchTextContent(/215–280/);
  await expect.element(screen.getByText('cityNote')).toBeVisible();
  expect(screen.getByText(/Erdenet/).elements()).toHaveLength(0);
});

test('the table has the band and the towns of every temperature, and wakes without complaint', async () => {
  const { table } = summariseWinter(data);
  const { complaints, wake } = await hydrate(<ToolTable table={table} />);
  await expect.element(page.getByRole('row', { name: /−30° 270–355 km Darkhan tableNone/ })).toBeVisible();
  await expect.element(page.getByRole('row', { name: /^20° 460–500 km Darkhan, Erdenet/ })).toBeVisible();
  await wake();
  expect(complaints).toEqual([]);
});

test('a car without a published range gets the reason and shares, never kilometres', async () => {
  const { rated: _, basis, battery, electricity, ...unknown } = data;
  const summary = summariseWinter({ ...unknown, refusal: 'No published range' });
  await render(<WinterRange data={summary} source={{ address: '/none', model: 'none' }} />);
  await expect.element(page.getByText('No published range')).toBeVisible();
  await expect.element(page.getByRole('row', { name: '−30° 54 to 71 per cent' })).toBeVisible();
  expect(page.getByText(/\d km/).elements()).toHaveLength(0);
});

test('the figures come with the calculator; where they do not, the table stays and it can be tried again', async () => {
  const silent = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { words: _, ...figures } = data;
  const file = {
    winter: { car: figures },
    charging: {},
    fit: {},
    words: { winter: { ...plainWords, cost: 'cost' }, charging: {}, fit: {} },
  };
  const fetched = vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('offline'));
  fetched.mockResolvedValue(Response.json(file));
  history.replaceState(null, '', '?winter=-25');
  const summary = summariseWinter(data);
  await render(<WinterRange data={summary} source={{ address: '/tools.json', model: 'car' }} />);
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(page.getByRole('table')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'retry' }));
  await expect.element(page.getByRole('slider')).toBeVisible();
  expect(fetched).toHaveBeenCalledTimes(2);
  silent.mockRestore();
  fetched.mockRestore();
});
