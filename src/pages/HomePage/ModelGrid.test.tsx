import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { contentIn } from '#/catalogue/checked-content.ts';
import { homePage } from '#/catalogue/home-page.ts';
import { fillIn } from '#/language/fill-in.ts';
import { inPage } from '#/tests/components/in-page.tsx';
import { ModelGrid } from './ModelGrid.tsx';

const { models, kinds, filter } = homePage(contentIn('mn'));
const home = window.location.pathname + window.location.search;
const grid = inPage(<ModelGrid models={models} kinds={kinds} filter={filter} />);

afterEach(() => window.history.replaceState(null, '', home));

/** The cars that can be seen, in the order of the screen. */
const shown = () =>
  [...document.querySelectorAll('li:has(h3)')]
    .filter((card) => card.checkVisibility())
    .sort((one, other) => {
      const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
      return a.top - b.top || a.left - b.left;
    })
    .map((card) => card.querySelector('h3')?.textContent);
const titles = (of: typeof models) => of.map(({ title }) => title);
const choose = (value: string) => (document.querySelector(`input[value='${value}']`) as HTMLElement).click();

test('shows all cars in the order of menus at first', async () => {
  await render(grid);
  await expect.poll(shown).toEqual(titles(models));
});

test('every kind leaves exactly its own cars, says how many and stands in the URL', async () => {
  await render(grid);
  await expect.element(page.getByRole('status')).toBeInTheDocument();
  expect(kinds.length).toBeGreaterThan(2);
  for (const { kind, count } of kinds) {
    choose(kind);
    expect(shown()).toEqual(titles(models.filter((model) => model.kinds.includes(kind))));
    await expect.element(page.getByRole('status')).toHaveTextContent(fillIn(filter.shown, { count: String(count) }));
    expect(window.location.search).toContain(`show=${kind}`);
  }
  choose('all');
  expect(shown()).toEqual(titles(models));
  expect(window.location.search).not.toContain('show');
});

test.each(['length', 'clearance'] as const)('puts the cars in the order of their %s', async (order) => {
  await render(grid);
  await expect.element(page.getByRole('status')).toBeInTheDocument();
  choose(order);
  expect(shown()).toEqual(titles(models.toSorted((one, other) => one.places[order] - other.places[order])));
  expect(window.location.search).toContain(`sort=${order}`);
});

test('a shared URL brings its choice along, and an invented one changes nothing', async () => {
  const kind = kinds[0]?.kind ?? '';
  window.history.replaceState(null, '', `${window.location.pathname}?show=${kind}&sort=sideways`);
  await render(grid);
  await expect.poll(shown).toEqual(titles(models.filter((model) => model.kinds.some((each) => each === kind))));
});
