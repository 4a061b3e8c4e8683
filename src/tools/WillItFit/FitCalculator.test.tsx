import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { hydrate } from '../../../tests/components/hydrate.ts';
import { FitCalculator } from './FitCalculator.tsx';
import { FitTable } from './FitTable.tsx';
import type { FitData, FitWords } from './fit-data.ts';
import { summariseFit } from './fit-summary.ts';

const texts: Partial<FitWords> = { short: '{cm} cm short', left: '{cm} cm', between: 'Between {from} and {to}' };
const words = new Proxy(texts, { get: (known, name) => known[name as keyof FitWords] ?? String(name) }) as FitWords;
const data: FitData = { measures: { length: 4905, width: 1950, height: 1660 }, sources: [{ title: 'Sheet' }], words };

const address = location.href;
afterEach(() => history.replaceState(null, '', address));

test('says nothing before all three measures are typed, then what is left', async () => {
  const screen = await render(<FitCalculator id="fit" title="Car" data={data} />);
  await expect.element(screen.getByRole('status')).toMatchTextContent(/missing/);
  await userEvent.fill(screen.getByRole('textbox', { name: 'length' }), '600');
  await userEvent.fill(screen.getByRole('textbox', { name: 'width' }), '300');
  await userEvent.fill(screen.getByRole('textbox', { name: 'height' }), '220');
  await expect.element(screen.getByText('fits', { exact: true })).toBeVisible();
  for (const left of ['109 cm', '52 cm', '54 cm']) await expect.element(screen.getByText(left)).toBeVisible();
  await expect.element(screen.getByRole('img')).toBeVisible();
  expect(location.search).toMatch(/[?&]fit=600,300,220$/);
});

test('a garage that is too short, and one that is none', async () => {
  history.replaceState(null, '', '?fit=480,300,220');
  const screen = await render(<FitCalculator id="fit" title="Car" data={data} />);
  await expect.element(screen.getByText('fitsNot')).toBeVisible();
  await expect.element(screen.getByText('11 cm short')).toBeVisible();
  await userEvent.fill(screen.getByRole('textbox', { name: 'length' }), '6');
  await expect.element(screen.getByText('Between 200 and 2,000')).toBeVisible();
  await expect.element(screen.getByText('missing')).toBeVisible();
});

test('an unknown height is never a yes', async () => {
  history.replaceState(null, '', '?fit=600,300,220');
  await render(<FitCalculator id="fit" title="Car" data={{ ...data, measures: { length: 4720, width: 1910 } }} />);
  await expect.element(page.getByText('partly')).toBeVisible();
});

test('the table has the measures, and wakes without complaint', async () => {
  const { complaints, wake } = await hydrate(<FitTable table={summariseFit(data).table} />);
  await expect.element(page.getByRole('row', { name: 'carLength 490.5' })).toBeVisible();
  await wake();
  expect(complaints).toEqual([]);
});
