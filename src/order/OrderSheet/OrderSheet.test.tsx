import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { hydrate } from '../../../tests/components/hydrate.ts';
import { answerModels, free, huge, orderPage, words } from './test-order.tsx';

const sheet = () => document.querySelector('dialog') as HTMLDialogElement;
const form = () => document.querySelector('form') as HTMLFormElement;
const open = () => userEvent.click(page.getByRole('button', { name: 'Order it' }));
const model = page.getByRole('combobox', { name: 'Model' });
const colour = (name: string) => page.getByRole('radio', { name, exact: true });
const wishes = page.getByRole('textbox', { name: 'Wishes' });
const link = page.getByRole('textbox', { name: 'Link to this order' });
const shown = () =>
  [...form().querySelectorAll('figure')]
    .filter((figure) => figure.checkVisibility())
    .map((figure) => figure.textContent);
const chosen = () => Object.fromEntries(new FormData(form()));
const home = location.pathname + location.search;
const goTo = (query: string) => history.replaceState(history.state, '', `${location.pathname}${query}`);

beforeEach(() => {
  answerModels([free, huge]);
});

afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(history.state, '', home);
});

test('shows the chosen car in the chosen colour', async () => {
  await render(orderPage());
  await open();
  await expect.element(page.getByRole('dialog', { name: 'Custom Order' })).toBeVisible();
  expect(shown()).toEqual(['Snow White']);
  await userEvent.click(colour('Dark Green'));
  expect(shown()).toEqual(['Dark Green']);
  await userEvent.keyboard('{ArrowRight}');
  expect(shown()).toEqual(['Sky Blue']);
  await userEvent.selectOptions(model, 'Aeolus Huge');
  await expect.element(page.getByRole('img', { name: 'Aeolus Huge in Sky Blue' })).toBeVisible();
});

test('takes over the colour that is chosen on the page, the newer choice wins', async () => {
  await render(orderPage({ picked: 4 }));
  await open();
  await expect.element(colour('Dark Green')).toBeChecked();
  await userEvent.click(colour('Star Night'));
  await userEvent.keyboard('{Escape}');
  await open();
  await expect.element(colour('Star Night')).toBeChecked();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(page.getByRole('radio', { name: 'On the page: Cloud Blue' }));
  await open();
  await expect.element(colour('Cloud Blue')).toBeChecked();
});

test('gives a link that opens the same choice again', async () => {
  const first = await render(orderPage());
  await open();
  await userEvent.selectOptions(model, 'Aeolus Huge');
  await userEvent.click(colour('Dark Green'));
  await userEvent.fill(wishes, 'Чиргүүл <b>&</b> дугуй?');
  await expect.element(link).toHaveValue(expect.stringContaining('order=aeolus-huge&color=4&wishes='));
  const address = new URL((link.element() as HTMLInputElement).value);
  expect(address.pathname).toBe('/aeolus/huge');
  await first.unmount();

  goTo(address.search);
  await render(orderPage());
  expect(sheet().open).toBe(true);
  await expect.element(model).toHaveValue('aeolus-huge');
  expect(chosen()).toEqual({ order: 'aeolus-huge', color: '4', wishes: 'Чиргүүл <b>&</b> дугуй?' });
  expect(shown()).toEqual(['Dark Green']);
});

test('closing takes the order out of the address, not the colour', async () => {
  goTo('?order=voyah-free&color=3&wishes=x');
  await render(orderPage());
  expect(sheet().open).toBe(true);
  await userEvent.keyboard('{Escape}');
  expect(location.search).toBe('?color=3');
});

test.each([
  ['an unknown model', '?order=no-such-car'],
  ['markup', '?order=%3Cimg%20src=x%3E&color=%3Cscript%3E&wishes=%3Cscript%3Ealert(1)%3C/script%3E'],
  ['colour 7', '?order=voyah-free&color=7'],
  ['broken UTF-8', '?order=%ff&wishes=%c3%28'],
  ['10,000 characters', `?order=voyah-free&wishes=${'a'.repeat(10_000)}`],
])('%s in the address does no harm', async (_, query) => {
  const complaints = vi.spyOn(console, 'error');
  goTo(query);
  await render(orderPage());
  expect(sheet().open).toBe(true);
  expect(chosen()).toMatchObject({ order: 'voyah-free', color: '1' });
  expect(String(chosen().wishes).length).toBeLessThanOrEqual(500);
  expect(form().querySelector('script')).toBeNull();
  await expect.element(link).toBeVisible();
  expect(complaints).not.toHaveBeenCalled();
});

test('asks for the other cars on first use only', async () => {
  const fetched = answerModels([free, huge]);
  await render(orderPage());
  expect(fetched).not.toHaveBeenCalled();
  await open();
  await expect.poll(() => document.querySelectorAll('option').length).toBe(2);
  await userEvent.keyboard('{Escape}');
  await open();
  expect(fetched).toHaveBeenCalledOnce();
  expect(fetched).toHaveBeenCalledWith('/models.json', expect.anything());
});

test.each([
  ['the network is down', undefined, /^Failed to fetch$/],
  ['a login page answers', '<!doctype html><title>Hotel</title>', /JSON/],
  ['the list has another shape', [{ id: 1 }], /^\/models.json is not a list of models$/],
])('works for its own car when %s, and can try again', async (_, answer, technical) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  answerModels(answer);
  await render(orderPage());
  await open();
  await expect.element(page.getByText(words.modelsFailed, { exact: false })).toBeVisible();
  await expect.element(link).toHaveValue(expect.stringContaining('/voyah/free?order=voyah-free'));
  await userEvent.click(page.getByText('Details'));
  expect(sheet().querySelector('code')?.textContent).toMatch(technical);
  answerModels([free, huge]);
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await expect.element(page.getByRole('combobox')).toHaveFocus();
  await expect.element(page.getByText(words.modelsFailed, { exact: false })).not.toBeInTheDocument();
  await expect.poll(() => document.querySelectorAll('option').length).toBe(2);
});

test('on a page without a car of its own none is chosen', async () => {
  await render(orderPage({ models: [free, huge].map((car) => ({ ...car, colours: car.colours.slice() })) }));
  await open();
  await expect.element(model).toHaveValue('');
  await expect.element(page.getByText(words.chooseFirst)).toBeVisible();
  expect(form().querySelector('figure')).toBeNull();
  await userEvent.selectOptions(model, 'Aeolus Huge');
  await expect.element(link).toHaveValue(expect.stringContaining('/aeolus/huge?order=aeolus-huge'));
});

test('Enter in a field does not leave the page', async () => {
  await render(orderPage());
  await open();
  await expect.element(link).toBeVisible();
  let isLeft = false;
  const leave = () => {
    isLeft = true;
  };
  addEventListener('beforeunload', leave);
  (link.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(colour('Dark Green'));
  await userEvent.keyboard('{Enter}');
  expect(isLeft).toBe(false);
  expect(sheet().open).toBe(true);
  removeEventListener('beforeunload', leave);
});

test('on paper stands the order and nothing else', async () => {
  await render(orderPage());
  await open();
  await userEvent.click(colour('Dark Green'));
  await userEvent.fill(wishes, 'Trailer');
  await expect.element(link).toBeVisible();
  const onPaper = (selector: string) =>
    [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility()).map((it) => it.textContent);
  expect(onPaper('dl')).toEqual([]);
  // biome-ignore lint/suspicious/noExplicitAny: the session's type knows no commands.
  const print = (media: string) => (cdp() as any).send('Emulation.setEmulatedMedia', { media });
  await print('print');
  onTestFinished(() => print(''));
  expect(onPaper('dd')).toEqual(['Dark Green', 'Trailer', `${location.origin}/voyah/free?order=voyah-free&color=4`]);
  expect(onPaper('li')).toEqual(['490 HPEngine power']);
  expect(onPaper('img')).toHaveLength(1);
  expect(onPaper('[href^="tel:"]')).toEqual(['+976 0000 0000']);
  expect(onPaper('button, input, select, textarea, legend')).toEqual([]);
});

test('works before the scripts: choose, write, send the form, call', async () => {
  const { container } = await hydrate(orderPage());
  await open();
  await userEvent.click(colour('Dark Green'));
  expect(shown()).toEqual(['Dark Green']);
  await userEvent.fill(wishes, 'Хар дугуй');
  expect(form().method).toBe('get');
  expect(new URL(form().action).pathname).toBe('/voyah/free');
  expect(chosen()).toEqual({ order: 'voyah-free', color: '4', wishes: 'Хар дугуй' });
  await expect.element(page.getByRole('button', { name: words.makeLink })).toHaveAttribute('type', 'submit');
  await expect.element(page.getByRole('link', { name: '+976 0000 0000' })).toHaveAttribute('href', 'tel:+97600000000');
  expect(container.querySelector('a[href^="mailto:"]')).toHaveAttribute(
    'href',
    'mailto:hello@showroom.example?subject=Order%3A%20Voyah%20Free',
  );
});

test('what was chosen and written before the scripts stays', async () => {
  const { wake, complaints } = await hydrate(orderPage({ picked: 5 }));
  await open();
  await userEvent.click(colour('Dark Green'));
  await userEvent.fill(wishes, 'Хар дугуй');
  await wake();
  expect(complaints).toEqual([]);
  expect(sheet().matches(':modal')).toBe(true);
  expect(chosen()).toEqual({ order: 'voyah-free', color: '4', wishes: 'Хар дугуй' });
  await expect.element(link).toHaveValue(expect.stringContaining('color=4&wishes='));
});
