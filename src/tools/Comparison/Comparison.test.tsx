import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { ComparisonData } from '#/catalogue/comparison.ts';
import { hydrate } from '#/tests/components/hydrate.ts';
import { inPage } from '#/tests/components/in-page.tsx';
import { AllFigures } from './AllFigures.tsx';
import { Comparison } from './Comparison.tsx';

const texts: Partial<ComparisonData['messages']> = {
  choose: 'Car {number}',
  share: 'Copy the link',
  shared: 'The link has been copied.',
  notShared: 'It could not be copied. The link:',
};
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
const view = (width: number, height: number) => ({
  width,
  height,
  unit: 4,
  body: width,
  src: `data:image/svg+xml,${width}`,
});
/** Of the third car no length is published. */
const OUTSIDE: Record<string, ComparisonData['models'][number]['outside']> = {
  'voyah-free': { side: view(1225, 415), front: view(580, 415), measures: { length: 4905, width: 1950, height: 1660 } },
  'forthing-t5-evo': { side: view(1140, 422), front: view(560, 422), measures: { length: 4565, width: 1950 } },
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
  outside: OUTSIDE[id],
}));
type Box = { x: number; y: number; width: number; height: number };

const data: ComparisonData = {
  models,
  measures: [
    { spec: 'length', label: 'Length', unit: 'mm' },
    { spec: 'width', label: 'Width', unit: 'mm' },
    { spec: 'height', label: 'Height', unit: 'mm' },
  ],
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
        cells: {
          'voyah-free': [{ value: '4,905 mm', source: 1 }],
          'forthing-t5-evo': [{ value: '4,565 mm', note: 'Italy', source: 2 }],
        },
      },
    ],
  },
  sources: [
    { publisher: 'EVKX', title: 'EVKX: Free' },
    { publisher: 'Qlqiche', title: 'Qlqiche: T5 EVO' },
    { publisher: 'Visor', title: 'Visor: Huge' },
  ],
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
    .element(table.getByRole('row', { name: /^Length differs 4,905 mm\s*source 1 4,565 mm\s*source 2 Italy unknown/ }))
    .toBeVisible();
  await expect.element(table.getByRole('row', { name: /^Seats 5 5/ })).toBeVisible();
});

test('every value leads to its source; on paper stand the sources of the chosen cars', async () => {
  await show('?compare=voyah-free,forthing-t5-evo');
  const length = page.getByRole('row', { name: /^Length/ }).first();
  await expect.element(length.getByRole('link', { name: 'source 2' })).toHaveAttribute('href', '#source-2');
  const paper = () => document.querySelector('[data-comparison] > [data-paper-sources]')?.textContent;
  expect(paper()).toBe('sources 1 EVKX: Free; 2 Qlqiche: T5 EVO');
  await userEvent.selectOptions(car(2), 'aeolus-huge');
  expect(paper()).toBe('sources 1 EVKX: Free');
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

test('the button that copies the link stays where it was pressed', async () => {
  await page.viewport(1440, 900);
  await show('?compare=voyah-free,forthing-t5-evo');
  const button = page.getByRole('button', { name: 'Copy the link' });
  const place = () => {
    const { left, top } = button.element().getBoundingClientRect();
    return { left: left + scrollX, top: top + scrollY };
  };
  await userEvent.hover(button);
  const before = place();
  await userEvent.click(button);
  await expect.element(page.getByRole('status').filter({ hasText: /copied/ })).toBeVisible();
  expect(place()).toEqual(before);
});

test('a car that was chosen before hydration stays', async () => {
  const { complaints, wake } = await hydrate(inPage(<Comparison data={data} />));
  await userEvent.selectOptions(car(2), 'aeolus-huge');
  await wake();
  await expect.element(car(2)).toHaveValue('aeolus-huge');
  await expect.element(page.getByRole('row', { name: /^Length 4,905 mm\s*source 1 unknown/ })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('without scripts all figures of all cars stand in one table', async () => {
  await render(<AllFigures data={data} />);
  await expect.element(page.getByRole('columnheader', { name: 'The aeolus-huge' })).toBeInTheDocument();
  await expect
    .element(page.getByRole('row', { name: /^Battery 106 kWh gross never unknownShort/ }))
    .toBeInTheDocument();
});

test('two cars stand over each other to one scale, and words say by how much they differ', async () => {
  const { container } = await render(inPage(<Comparison data={data} />));
  const windows = [...container.querySelectorAll('figure svg[viewBox]')];
  expect(windows).toHaveLength(2);
  const [free, freeAhead, t5, t5Ahead] = [...container.querySelectorAll('figure image')].map((image) => ({
    x: Number(image.getAttribute('x')),
    y: Number(image.getAttribute('y')),
    width: Number(image.getAttribute('width')),
    height: Number(image.getAttribute('height')),
  })) as [Box, Box, Box, Box];
  // The pictures are as wide as the cars but for their edges, so their widths stand as the lengths do, and their feet on one line.
  expect(t5.width / free.width).toBeCloseTo(1140 / 1225, 3);
  expect(windows[0]?.getAttribute('viewBox')).toBe(windows[1]?.getAttribute('viewBox'));
  for (const other of [freeAhead, t5, t5Ahead]) {
    expect(Math.abs(free.y + free.height - (other.y + other.height))).toBeLessThan(1);
  }
  expect(freeAhead.width / free.width).toBeCloseTo(0.6, 3);
  await expect.element(page.getByText('Length 4,905\u00a0mm, width 1,950\u00a0mm, height 1,660\u00a0mm')).toBeVisible();
  await expect.element(page.getByText('Length −340\u00a0mm, width same')).toBeVisible();
});

test('a car without a published length is not drawn, and one car alone neither', async () => {
  const { container } = await render(inPage(<Comparison data={data} />));
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Car 2' }), 'aeolus-huge');
  await expect.poll(() => container.querySelector('figure image')).toBeNull();
});
