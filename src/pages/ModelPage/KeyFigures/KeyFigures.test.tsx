import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { KeyFigures } from './KeyFigures.tsx';

const figures = [
  { value: '860', unit: 'км', label: 'Бүрэн цэнэгээр явах зай', note: 'EREV', tab: 'electric' },
  { value: '490', unit: 'HP', label: 'Хөдөлгүүрийн чадал', tab: 'other' },
  { value: '4WD', label: 'Бүх дугуйн хөтлөгч', tab: 'other' },
  { value: '4.4', unit: 'сек', label: '0–100 км/ц хурдатгал', tab: 'other' },
];

test('each figure reads as value, unit and label, and leads to the tab that explains it', async () => {
  await render(<KeyFigures figures={figures} />);
  const links = page.getByRole('listitem').getByRole('link');
  expect(links.elements().map((link) => link.getAttribute('href'))).toEqual([
    '#electric',
    '#other',
    '#other',
    '#other',
  ]);
  await expect.element(page.getByRole('link', { name: '860 км Бүрэн цэнэгээр явах зай EREV' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: '4.4 сек 0–100 км/ц хурдатгал' })).toBeVisible();
});

test('stands in two columns on a phone and in four on a desktop', async () => {
  await render(<KeyFigures figures={figures} />);
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
