import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { KeyFigures } from './KeyFigures.tsx';

const figures = [
  { value: '860', unit: 'км', label: 'Бүрэн цэнэгээр явах зай', note: 'EREV', tab: 'electric', source: 1 },
  { value: '490', unit: 'HP', label: 'Хөдөлгүүрийн чадал', tab: 'other', source: 2 },
  { value: '4WD', label: 'Бүх дугуйн хөтлөгч', tab: 'other', source: 2 },
  { value: '4.4', unit: 'сек', label: '0–100 км/ц хурдатгал', tab: 'other', source: 2 },
];

test('each figure reads as value, unit and label, and leads to the tab that explains it', async () => {
  await render(<KeyFigures figures={figures} sourceLabel="Эх сурвалж" />);
  const links = page.getByRole('listitem').getByRole('link');
  const leadsTo = links.elements().map((link) => link.getAttribute('href'));
  expect(leadsTo.filter((_, at) => at % 2 === 0)).toEqual(['#electric', '#other', '#other', '#other']);
  expect(leadsTo.filter((_, at) => at % 2 === 1)).toEqual(['#source-1', '#source-2', '#source-2', '#source-2']);
  await expect.element(page.getByRole('link', { name: 'Эх сурвалж 1' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: '860 км Бүрэн цэнэгээр явах зай EREV' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: '4.4 сек 0–100 км/ц хурдатгал' })).toBeVisible();
});

test('stands in two columns on a phone and in four on a desktop', async () => {
  await render(<KeyFigures figures={figures} sourceLabel="Эх сурвалж" />);
  const rows = () =>
    new Set(
      page
        .getByRole('listitem')
        .elements()
        .map((item) => item.getBoundingClientRect().top),
    ).size;
  await page.viewport(375, 700);
  expect(rows()).toBe(2);
  await page.viewport(1280, 800);
  expect(rows()).toBe(1);
});
