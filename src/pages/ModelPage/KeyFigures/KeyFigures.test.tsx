import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { KeyFigures } from './KeyFigures.tsx';

const source = { publisher: 'EVKX', place: 2 };
const figures = [
  { value: '860', unit: 'км', label: 'Бүрэн цэнэгээр явах зай', note: 'EREV', tab: 'electric', source },
  { value: '490', unit: 'HP', label: 'Хөдөлгүүрийн чадал', tab: 'other' },
  { value: '4WD', label: 'Бүх дугуйн хөтлөгч', tab: 'other' },
  { value: '4.4', unit: 'сек', label: '0–100 км/ц хурдатгал', tab: 'other' },
];

test('each figure reads as value, unit and label, and leads to the tab that explains it', async () => {
  await render(<KeyFigures figures={figures} sourceLabel="Эх сурвалж" />);
  const links = page.getByRole('listitem').getByRole('link');
  await expect.element(page.getByRole('link', { name: 'Эх сурвалж: EVKX' })).toHaveAttribute('href', '#source-2');
  const toTabs = links.elements().filter((link) => !link.getAttribute('href')?.startsWith('#source'));
  expect(toTabs.map((link) => link.getAttribute('href'))).toEqual(['#electric', '#other', '#other', '#other']);
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

test('a source that all figures share is named once, below them', async () => {
  await render(<KeyFigures figures={figures.map((figure) => ({ ...figure, source }))} sourceLabel="Эх сурвалж" />);
  const links = page.getByRole('link', { name: 'Эх сурвалж: EVKX' });
  expect(links.elements()).toHaveLength(1);
  expect(links.element().closest('li')).toBeNull();
});
