import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { SearchIndex } from '#/catalogue/build-search-index.ts';
import { packLearned } from '#/language/learned.ts';
import { inPage, testMessages, testSite } from '#/tests/components/in-page.tsx';
import type { SearchEntry } from './find-entries.ts';
import { SEARCH, Search } from './Search.tsx';

const messages = testMessages.search;
const entries: SearchEntry[] = [
  { kind: 'model', title: 'Voyah Free', text: 'Цахилгаан жийп', address: '/voyah/free' },
  { kind: 'model', title: 'Voyah Dreamer', text: 'Цахилгаан минивэн', address: '/voyah/dreamer' },
  { kind: 'figure', title: 'Гэрээр цэнэглэх: 12 цаг', text: 'Voyah Free', address: '/voyah/free#electric' },
  { kind: 'question', title: 'Өвөл хэр хол явах вэ?', text: '', address: '/voyah/about#faq', also: 'winter cold' },
];
const index: SearchIndex = {
  entries,
  models: 1,
  brands: [],
  towns: [],
  answers: [{ general: 0, unsaid: true }],
  learned: packLearned({ selbeg: [0, 3] }),
};
const fetched = vi.fn<(address: string) => Promise<Response>>();
/** The answers of the index; links in view fetch their pages ahead besides. */
const indexes = () => fetched.mock.calls.flat().filter((address) => address.endsWith('search.json'));
const site = (address?: string) =>
  inPage(
    <>
      <button type="button" popoverTarget={SEARCH}>
        Open
      </button>
      <Search brands={testSite.brands} messages={testMessages} />
    </>,
    address,
  );
const open = () => userEvent.click(page.getByRole('button', { name: 'Open' }));
const field = page.getByRole('combobox', { name: messages.label });
const options = () => page.getByRole('option').elements();

beforeEach(() => {
  fetched.mockReset();
  fetched.mockImplementation(async () => Response.json(index));
  vi.stubGlobal('fetch', (address: string) => fetched(address));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('an index that does not load is said in words, and can be tried again', async () => {
  fetched.mockImplementationOnce(async () => new Response('', { status: 503 }));
  await render(site('/en/home'));
  await open();
  await expect.poll(() => document.querySelector('[role=alert]')?.textContent).toContain(messages.failed);
  await expect.element(page.getByRole('link', { name: 'Voyah Dreamer' })).toBeVisible();
  await userEvent.type(page.getByRole('textbox', { name: messages.label }), 'winter');
  await userEvent.click(page.getByText(messages.details));
  await expect.element(page.getByText('/en/search.json answered 503.')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: messages.retry }));
  await expect.element(field).toHaveFocus();
  await expect.element(page.getByRole('option', { name: /^Өвөл/ })).toBeVisible();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  expect(indexes()).toEqual(['/en/search.json', '/en/search.json']);
});

test('nothing is loaded before it is opened, and once for all openings', async () => {
  await render(site());
  expect(indexes()).toEqual([]);
  await open();
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('button', { name: 'Open' })).toHaveFocus();
  await open();
  await expect.element(field).toBeVisible();
  expect(indexes()).toEqual(['/search.json']);
});

test('results by kind, counted aloud, with the met words marked', async () => {
  await render(site());
  await open();
  await userEvent.type(field, 'цахилгаан free');
  await expect.element(page.getByRole('status')).toHaveTextContent('1 илэрц');
  await userEvent.clear(field);
  await userEvent.type(field, 'voyah');
  await expect.element(page.getByRole('status')).toHaveTextContent('3 илэрц');
  await expect.element(page.getByRole('group', { name: 'Загвар' })).toBeVisible();
  await expect.element(field).toHaveAttribute('aria-expanded', 'true');
  await expect.poll(() => document.querySelector('mark')?.textContent).toBe('Voyah');
  await expect.element(page.getByRole('option', { name: /^Voyah Free/ })).toHaveAttribute('href', '/voyah/free');
});

test('arrow keys go through the options and the field, and Enter opens one', async () => {
  await render(site());
  await open();
  await userEvent.type(field, 'voyah');
  await expect.poll(options).toHaveLength(3);
  const selected = () => options().findIndex((option) => option.getAttribute('aria-selected') === 'true');
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(selected).toBe(0);
  await expect.element(field).toHaveAttribute('aria-activedescendant', options()[0]?.id);
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.poll(selected).toBe(-1);
  await expect.element(field).not.toHaveAttribute('aria-activedescendant');
  await userEvent.keyboard('{ArrowUp}');
  await expect.poll(selected).toBe(2);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  await expect.poll(selected).toBe(1);

  const opened = vi.fn((event: MouseEvent) => event.preventDefault());
  window.addEventListener('click', opened, { once: true, capture: true });
  await userEvent.keyboard('{Enter}');
  expect(opened.mock.lastCall?.[0].target).toHaveAttribute('href', '/voyah/dreamer');
});

test('where nothing is found, the words are repeated as text and all pages are offered', async () => {
  await render(site());
  await open();
  await userEvent.fill(field, '<b>$& zzzz');
  await expect.element(page.getByRole('status')).toMatchTextContent('«<b>$& zzzz» гэж хайхад юу ч олдсонгүй.');
  await expect.element(page.getByRole('link', { name: 'Холбоо барих' })).toBeVisible();
  await expect.element(field).toHaveAttribute('aria-expanded', 'false');
});

test('what the site does not say is told, with the place that knows', async () => {
  await render(site());
  await open();
  await userEvent.fill(field, 'сэлбэг');
  await expect.element(page.getByRole('status')).toMatchTextContent('Энэ тухай сайтад бичээгүй.');
  await expect.poll(() => options()[0]?.getAttribute('href')).toBe(entries[0]?.address);
});

test.each(['a'.repeat(10_000), '.*+?^$()|[]{}\\', '\ud800\ud800', '<img src=x onerror=alert(1)>', '🚗'.repeat(500)])(
  'hostile input %# is harmless',
  async (text) => {
    const error = vi.spyOn(console, 'error');
    await render(site());
    await open();
    await expect.element(field).toBeVisible();
    const input = field.element() as HTMLInputElement;
    input.value = text;
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    await expect.element(page.getByRole('status')).toMatchTextContent(/олдсонгүй/);
    expect(page.getByRole('status').element().textContent.length).toBeLessThan(
      messages.nothing.length + messages.nothingHelp.length + 80,
    );
    expect(error).not.toHaveBeenCalled();
  },
);

test('an example is asked with one press', async () => {
  await render(site());
  await open();
  await userEvent.click(page.getByRole('button', { name: 'өвөл' }));
  await expect.element(page.getByRole('option', { name: /^Өвөл/ })).toBeVisible();
  await expect.element(field).toHaveFocus();
});

test('what was typed before scripts is found when they come', async () => {
  const error = vi.spyOn(console, 'error');
  const root = document.createElement('div');
  root.innerHTML = renderToString(site());
  document.body.append(root);
  await open();
  const plain = page.getByRole('textbox', { name: messages.label });
  await expect.element(plain).toHaveFocus();
  await userEvent.keyboard('winter');
  await expect.element(page.getByRole('link', { name: 'Aeolus Huge' })).toBeVisible();

  const problems: unknown[] = [];
  const app = hydrateRoot(root, site(), { onRecoverableError: (problem) => problems.push(problem) });
  await expect.element(page.getByRole('option', { name: /^Өвөл/ })).toBeVisible();
  await expect.element(field).toHaveValue('winter');
  await expect.element(field).toHaveFocus();
  expect(problems).toEqual([]);
  expect(error).not.toHaveBeenCalled();
  app.unmount();
  root.remove();
});
