import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { FactTable } from './FactTable.tsx';
import { SourceList } from './SourceList.tsx';

const rows = [
  { label: 'Урт', value: '4,905', unit: 'мм' },
  { label: 'Явах зай', value: '631', unit: 'км', note: 'CLTC' },
  { label: 'Жолоодлогын горим', value: 'Eco, Comfort' },
];

test('is a table whose rows have headers, values with a space before their unit, and notes', async () => {
  await render(<FactTable label="Хэмжээ" rows={rows} />);
  const table = page.getByRole('table', { name: 'Хэмжээ' });
  await expect.element(table.getByRole('rowheader', { name: 'Урт' })).toBeVisible();
  expect(
    table
      .getByRole('cell')
      .elements()
      .map((cell) => cell.textContent),
  ).toEqual(['4,905 мм', '631 км CLTC', 'Eco, Comfort']);
});

test('marks an English value on a Mongolian page', async () => {
  await render(<FactTable label="Бусад" rows={rows} />);
  await expect.element(page.getByText('Eco, Comfort')).toHaveAttribute('lang', 'en');
});

test('does not run out of a narrow column, in twice the text size either', async () => {
  const { container } = await render(
    <div style={{ inlineSize: 280, fontSize: '200%' }}>
      <FactTable label="Хэмжээ" rows={rows} />
    </div>,
  );
  expect(container.querySelector('table')?.scrollWidth).toBeLessThanOrEqual(280);
});

test('each row leads to its source in the list, which opens for it', async () => {
  const sources = [
    { publisher: 'EVKX', title: 'EVKX', address: 'https://evkx.example' },
    { publisher: 'Importer', title: 'Манай үзүүлэлтийн хуудас' },
  ];
  await render(
    <>
      <FactTable
        label="Хэмжээ"
        rows={rows.map((row, at) => ({ ...row, source: (at % 2) + 1 }))}
        sourceLabel="Эх сурвалж"
      />
      <SourceList label="Эх сурвалжууд" sources={sources} />
    </>,
  );
  const marks = page.getByRole('link', { name: /^Эх сурвалж \d$/ }).elements() as HTMLAnchorElement[];
  expect(marks).toHaveLength(rows.length);
  const places = marks.map((mark) => document.querySelector(mark.hash)?.textContent);
  expect(places).toEqual(['EVKX', 'Манай үзүүлэлтийн хуудас', 'EVKX']);
  marks[1]?.click();
  await expect.element(page.getByText('Манай үзүүлэлтийн хуудас')).toBeVisible();
});
