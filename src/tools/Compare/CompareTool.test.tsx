import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CompareAll } from './CompareAll.tsx';
import { CompareTool } from './CompareTool.tsx';
import type { CompareData, CompareWords } from './compare-data.ts';

const texts: Partial<CompareWords> = { choose: 'Car {number}', colour: 'Colour: {name}' };
const words = new Proxy(texts, {
  get: (known, name) => known[name as keyof CompareWords] ?? String(name),
}) as CompareWords;
const models = ['free', 'evo', 'huge'].map((id, at) => ({
  id,
  title: `Car ${id}`,
  address: `/${id}`,
  leadColour: at + 1,
}));
const data: CompareData = {
  models,
  groups: [
    {
      id: 'size',
      rows: [
        { spec: 'seats', label: 'Seats', cells: { free: [{ value: '5' }], evo: [{ value: '5' }] } },
        { spec: 'length', label: 'Length', cells: { free: [{ value: '4,905 mm' }], evo: [{ value: '4,565 mm' }] } },
      ],
    },
    {
      id: 'drive',
      rows: [{ spec: 'range', label: 'Range', cells: { free: [{ value: '500 km', note: 'WLTP' }], evo: null } }],
    },
  ],
  words,
};

const address = location.href;
beforeEach(() => {
  const colours = ['White', 'Blue', 'Gray'].map((name, at) => ({ index: at + 1, name }));
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () =>
    Response.json(models.map((model) => ({ ...model, colours }))),
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, '', address);
});

function show(query: string) {
  history.replaceState(null, '', `${location.pathname}${query}`);
  return render(<CompareTool id="compare" data={data} modelsAddress="/models.json" />);
}

test('marks what differs in words, keeps the test cycle, and tells "not published" from "does not apply"', async () => {
  await show('?compare=free,evo,huge');
  const table = page.getByRole('table');
  await expect.element(table.getByRole('row', { name: /^differs: Length/ })).toMatchTextContent(/unknown/);
  await expect.element(table.getByRole('row', { name: /Seats/ })).not.toMatchTextContent(/differs/);
  await expect.element(table.getByRole('row', { name: /^differs: Range/ })).toMatchTextContent(/500 km\s?WLTP\s?never/);
});

test('differences only hides what is the same, and the address says so', async () => {
  await show('?compare=free,evo');
  await expect.element(page.getByRole('row', { name: /Seats/ })).toBeVisible();
  await userEvent.click(page.getByRole('checkbox', { name: 'differences' }));
  expect(page.getByRole('row', { name: /Seats/ }).elements()).toHaveLength(0);
  await expect.element(page.getByRole('row', { name: /Length/ })).toBeVisible();
  expect(location.search).toBe('?compare=free,evo&differences=1');
});

test('one car alone gets another one beside it; cars can be changed, and a car that is there changes places', async () => {
  await show('?compare=evo');
  await expect.element(page.getByLabelText('Car 1')).toHaveValue('evo');
  await expect.element(page.getByLabelText('Car 2')).toHaveValue('free');
  await userEvent.selectOptions(page.getByLabelText('Car 1'), 'free');
  await expect.element(page.getByLabelText('Car 2')).toHaveValue('evo');
  await userEvent.selectOptions(page.getByLabelText('Car 3'), 'huge');
  expect(location.search).toBe('?compare=free,evo,huge');
});

test('the place that is free leads to its list of cars', async () => {
  await show('?compare=free,evo');
  const free = page.getByRole('button', { name: 'add' });
  await userEvent.click(free);
  const list = page.getByLabelText('Car 3');
  await expect.element(list).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await userEvent.selectOptions(list, 'huge');
  await expect.poll(() => free.elements()).toHaveLength(0);
});

test('a chosen paint goes into the address and to the order sheet', async () => {
  await show('?compare=free,evo');
  await userEvent.click(page.getByRole('radio', { name: 'Gray' }).first(), { force: true });
  await expect.element(page.getByText('Colour: Gray')).toBeVisible();
  expect(location.search).toBe('?compare=free.3,evo');
  await expect
    .element(page.getByRole('link', { name: 'order' }).first())
    .toHaveAttribute('href', '/free?order=free&color=3');
});

test('without scripts all figures of all cars stand in one table', async () => {
  await render(<CompareAll data={data} />);
  await expect.element(page.getByRole('columnheader', { name: 'Car huge' })).toBeInTheDocument();
  await expect.element(page.getByRole('row', { name: /^Range 500 km WLTP never unknownShort/ })).toBeInTheDocument();
});
