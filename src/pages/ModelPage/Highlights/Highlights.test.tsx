import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Highlights } from './Highlights.tsx';

const rows = [
  { label: 'Дээд хурд', value: '200', unit: 'км/ц', source: { publisher: 'GMX', place: 3 } },
  {
    label: 'Хурдан цэнэглэлт (DC)',
    value: '45',
    unit: 'мин',
    note: '20–80 %',
    source: { publisher: 'EVKX', place: 2 },
  },
  { label: 'Эргүүлэх момент', value: '720', unit: 'Н·м' },
];

test('is a night band with a heading, a text and each figure under its label', async () => {
  await render(
    <Highlights id="highlights" heading="Хурд, батарей" text="Дээд хурд 200 км/ц." rows={rows} sourceLabel="Source" />,
  );
  const section = page.getByRole('region', { name: 'Хурд, батарей' });
  await expect.element(section).toHaveAttribute('data-band', 'night');
  await expect.element(section.getByText('Дээд хурд 200 км/ц.')).toBeVisible();
  expect(
    section
      .getByRole('term')
      .elements()
      .map((term) => term.textContent),
  ).toEqual(rows.map(({ label }) => label));
  expect(
    section
      .getByRole('definition')
      .elements()
      .map((amount) => amount.textContent),
  ).toEqual(['200 км/ц Source: GMX', '45 мин 20–80 % Source: EVKX', '720 Н·м']);
});

test.each([3, 4, 5, 6])('%i figures fill their rows', async (count) => {
  await page.viewport(1280, 800);
  const all = [...rows, ...rows].map((row, at) => ({ ...row, label: `${row.label} ${at}` })).slice(0, count);
  const { container } = await render(
    <Highlights id="highlights" heading="Хурд" text="Дээд хурд" rows={all} sourceLabel="Source" />,
  );
  const list = container.querySelector('dl') as HTMLElement;
  const last = [...list.children].at(-1) as HTMLElement;
  expect(Math.round(last.getBoundingClientRect().right)).toBe(Math.round(list.getBoundingClientRect().right));
});
