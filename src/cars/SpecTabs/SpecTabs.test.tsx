import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { hydrate } from '#/tests/components/hydrate.ts';
import { SpecTabs } from './SpecTabs.tsx';

const importer = { publisher: 'Импортлогч', title: 'Импортлогчийн хуудас' };
const database = { publisher: 'EVKX', title: 'EVKX', when: '2023 он', address: 'https://example.org/free' };
const tabs = [
  {
    id: 'size',
    label: 'Хэмжээ',
    rows: [
      { label: 'Урт', value: '4,905', unit: 'мм' },
      { label: 'Өргөн', value: '1,950', unit: 'мм' },
    ],
  },
  {
    id: 'electric',
    label: 'Цахилгаан',
    rows: [{ label: 'Явах зай', value: '631', unit: 'км' }],
  },
  {
    id: 'other',
    label: 'Бусад',
    rows: [
      {
        label: 'Эргүүлэх момент',
        value: '720',
        unit: 'Н·м',
      },
    ],
  },
];
const sources = [importer, database, { publisher: 'Товхимол', title: 'Товхимол', address: 'хуудас 4' }];
const messages = { tabs: 'Техникийн үзүүлэлт', sources: 'Эх сурвалж', source: 'Мөрийн эх сурвалж' };
const drawing = {
  title: 'Voyah Free',
  side: { src: '/side.svg', width: 4905, body: 4905, height: 1660, unit: 1, axles: { front: 900, rear: 3860 } },
  front: { src: '/front.svg', width: 2100, body: 1950, height: 1660, unit: 1 },
  measures: {},
  messages: { drawing: 'Зураг', caption: 'Хэмжээ', unit: 'мм' },
};
const specification = (
  <SpecTabs tabs={tabs} sources={sources} note="Тоо бүгд нэг хувилбарынх биш." drawing={drawing} messages={messages} />
);
const { pathname, search } = window.location;
beforeEach(() => window.history.replaceState(null, '', pathname));
afterEach(() => {
  window.history.replaceState(null, '', pathname + search);
  window.scrollTo(0, 0);
});

test('has three tabs with a table each, and the drawing beside the dimensions', async () => {
  await render(specification);
  expect(
    page
      .getByRole('tab')
      .elements()
      .map((tab) => tab.textContent),
  ).toEqual(['Хэмжээ', 'Цахилгаан', 'Бусад']);
  await expect.element(page.getByRole('table', { name: 'Хэмжээ' })).toBeVisible();
  const picture = page.getByRole('img', { name: 'Voyah Free, Зураг' }).element();
  const table = page.getByRole('table', { name: 'Хэмжээ' }).element();
  expect(picture.compareDocumentPosition(table)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
});

test('says how to read the figures and names the sources; a web address is a link, anything else is text', async () => {
  await render(specification);
  await page.getByText('Эх сурвалж').click();
  await expect.element(page.getByText('Тоо бүгд нэг хувилбарынх биш.')).toBeVisible();
  await expect
    .poll(() =>
      page
        .getByRole('listitem')
        .elements()
        .map((source) => source.textContent),
    )
    .toEqual(['Импортлогчийн хуудас', 'EVKX, 2023 он', 'Товхимол, хуудас 4']);
  await expect.element(page.getByRole('link', { name: 'EVKX' })).toHaveAttribute('href', 'https://example.org/free');
  expect(page.getByRole('listitem').getByRole('link').elements()).toHaveLength(1);
});

test('wakes without a complaint and keeps what was opened', async () => {
  const { complaints, container, wake } = await hydrate(specification);
  await page.getByRole('tab', { name: 'Бусад' }).click();
  await page.getByText('Эх сурвалж').click();
  await wake();
  await expect.element(page.getByRole('tab', { name: 'Бусад' })).toHaveAttribute('aria-disabled', 'true');
  expect(container.querySelector('details')?.open).toBe(true);
  expect(complaints).toEqual([]);
});
