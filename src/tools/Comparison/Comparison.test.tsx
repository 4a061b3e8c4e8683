import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { ComparisonData } from '#/catalogue/comparison.ts';
import { hydrate } from '#/tests/components/hydrate.ts';
import { inPage } from '#/tests/components/in-page.tsx';
import { AllFigures } from './AllFigures.tsx';
import { Comparison } from './Comparison.tsx';

const texts: Partial<ComparisonData['messages']> = { choose: 'Car {number}' };
const messages = new Proxy(texts, {
  get: (known, name) => known[name as keyof typeof texts] ?? String(name),
}) as ComparisonData['messages'];
const picture = {
  path: '/none',
  width: 800,
  height: 450,
  widths: [400],
  fallback: 400,
  alt: '',
  alpha: true,
  dark: false,
};
const models: ComparisonData['models'] = (['voyah-free', 'forthing-t5-evo', 'aeolus-huge'] as const).map((id) => ({
  id,
  brand: 'voyah',
  coverage: 'full',
  title: `The ${id}`,
  name: id,
  address: `/${id}`,
  menuAddress: `/${id}`,
  line: '',
  picture,
  length: 1,
}));
const data: ComparisonData = {
  models,
  main: {
    rows: [
      {
        spec: 'seats',
        label: 'Seats',
        cells: { 'voyah-free': [{ value: '5' }], 'forthing-t5-evo': [{ value: '5' }] },
      },
      {
        spec: 'length',
        label: 'Length',
        cells: { 'voyah-free': [{ value: '4,905 mm' }], 'forthing-t5-evo': [{ value: '4,565 mm', note: 'Italy' }] },
      },
    ],
  },
  groups: [
    {
      id: 'drive',
      rows: [
        {
          spec: 'torque',
          label: 'Torque',
          cells: { 'voyah-free': [{ value: '720 Nm' }], 'forthing-t5-evo': [{ value: '285 Nm' }] },
        },
        {
          spec: 'battery',
          label: 'Battery',
          cells: { 'voyah-free': [{ value: '106 kWh', note: 'gross' }], 'forthing-t5-evo': null },
        },
      ],
    },
  ],
  messages,
};

const url = location.href;
afterEach(() => history.replaceState(null, '', url));

function show(query: string) {
  history.replaceState(null, '', `${location.pathname}${query}`);
  return render(inPage(<Comparison data={data} />));
}
const car = (number: number) => page.getByRole('combobox', { name: `Car ${number}` });

test('says in words what differs, keeps notes, and tells "not published" from "does not apply"', async () => {
  await show('?compare=voyah-free,forthing-t5-evo,aeolus-huge');
  const table = page.getByRole('table', { name: 'heading' });
  await expect
    .element(table.getByRole('row', { name: /^Length differs 4,905 mm 4,565 mm\s+Italy unknown/ }))
    .toBeVisible();
  await expect.element(table.getByRole('row', { name: /^Seats 5 5/ })).toBeVisible();
});

test('further figures are folded; what only one car has is gathered in one line', async () => {
  await show('?compare=voyah-free,forthing-t5-evo');
  await expect.element(page.getByRole('table', { name: 'drive' })).not.toBeInTheDocument();
  await userEvent.click(page.getByText('further'));
  await expect.element(page.getByRole('row', { name: /^Torque differs/ })).toBeVisible();
  await expect.element(page.getByText(/Battery, voyah-free: 106 kWh \(gross\)/)).toBeVisible();
  expect(page.getByRole('row', { name: /Battery/ }).elements()).toHaveLength(0);
});

test('two columns until a third car is chosen, which can be taken out again; the URL follows', async () => {
  await show('?compare=voyah-free,forthing-t5-evo');
  expect(car(3).elements()).toHaveLength(0);
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'add' }), 'aeolus-huge');
  await expect.element(car(3)).toHaveValue('aeolus-huge');
  expect(location.search).toBe('?compare=voyah-free,forthing-t5-evo,aeolus-huge');
  await userEvent.selectOptions(car(3), '');
  expect(location.search).toBe('?compare=voyah-free,forthing-t5-evo');
  await expect.element(page.getByRole('combobox', { name: 'add' })).toBeVisible();
});

test('one car alone gets another one beside it; a car that is there changes places', async () => {
  await show('?compare=forthing-t5-evo');
  await expect.element(car(1)).toHaveValue('forthing-t5-evo');
  await expect.element(car(2)).toHaveValue('voyah-free');
  await userEvent.selectOptions(car(1), 'voyah-free');
  await expect.element(car(2)).toHaveValue('forthing-t5-evo');
  expect(location.search).toBe('?compare=voyah-free,forthing-t5-evo');
});

test('differences only leaves out what is the same in the groups, and the URL says so', async () => {
  await show('?compare=voyah-free,forthing-t5-evo');
  await userEvent.click(page.getByRole('checkbox', { name: 'differences' }));
  expect(location.search).toBe('?compare=voyah-free,forthing-t5-evo&differences=1');
  await userEvent.click(page.getByRole('checkbox', { name: 'differences' }));
  expect(location.search).toBe('?compare=voyah-free,forthing-t5-evo');
});

test('a car that was chosen before hydration stays', async () => {
  const { complaints, wake } = await hydrate(inPage(<Comparison data={data} />));
  await userEvent.selectOptions(car(2), 'aeolus-huge');
  await wake();
  await expect.element(car(2)).toHaveValue('aeolus-huge');
  await expect.element(page.getByRole('row', { name: /^Length 4,905 mm unknown/ })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('without scripts all figures of all cars stand in one table', async () => {
  await render(<AllFigures data={data} />);
  await expect.element(page.getByRole('columnheader', { name: 'The aeolus-huge' })).toBeInTheDocument();
  await expect
    .element(page.getByRole('row', { name: /^Battery 106 kWh gross never unknownShort/ }))
    .toBeInTheDocument();
});
