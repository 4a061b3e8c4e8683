import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { free, messages, onPage, paint, site } from '#/tests/components/test-order.tsx';
import { OrderTools } from './OrderTools.tsx';
import { orderOf } from './order-fields.ts';

const tools = (wishes = '') =>
  onPage(
    <OrderTools
      model={free}
      order={orderOf((name) => ({ model: free.id, colour: '4', wishes })[name as string] ?? '')}
    />,
  );
const field = () => page.getByRole('textbox', { name: messages.link }).element() as HTMLInputElement;
const press = (name: string) => userEvent.click(page.getByRole('button', { name }));
const message = page.getByRole('status');
const isSelected = () =>
  document.activeElement === field() && field().selectionStart === 0 && field().selectionEnd === field().value.length;

function give(name: 'share' | 'clipboard', value: unknown) {
  Object.defineProperty(navigator, name, { value, configurable: true });
}

beforeEach(() => {
  give('clipboard', { writeText: vi.fn(async () => {}) });
});
afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'clipboard');
});

test('copies the link and says so', async () => {
  await render(tools());
  await press(messages.copy);
  expect(navigator.clipboard.writeText).toHaveBeenCalledWith(
    `${location.origin}${free.address}?order=voyah-free&color=4`,
  );
  await expect.element(message).toHaveTextContent(messages.copied);
});

test.each([
  ['denied', { writeText: async () => Promise.reject(new DOMException('', 'NotAllowedError')) }],
  ['missing', undefined],
])('with the clipboard %s the link is selected and a message says what to do', async (_, clipboard) => {
  give('clipboard', clipboard);
  await render(tools());
  await press(messages.copy);
  await expect.element(message).toHaveTextContent(messages.copyFailed);
  expect(isSelected()).toBe(true);
});

test('shares where the device can', async () => {
  const share = vi.fn(async () => {});
  give('share', share);
  await render(tools());
  await press(messages.share);
  expect(share).toHaveBeenCalledWith({
    title: `${free.title}, ${paint(free, 4)}`,
    url: `${location.origin}${free.address}?order=voyah-free&color=4`,
  });
});

test('no share button where the device cannot', async () => {
  await render(tools());
  expect(page.getByRole('button', { name: messages.share }).elements()).toEqual([]);
});

test('a refused share selects the link, a cancelled one is nobody’s mistake', async () => {
  give('share', async () => Promise.reject(new DOMException('', 'AbortError')));
  await render(tools());
  await press(messages.share);
  await expect.element(message).toBeEmptyDOMElement();
  give('share', async () => Promise.reject(new DOMException('', 'NotAllowedError')));
  await press(messages.share);
  await expect.element(message).toHaveTextContent(messages.shareFailed);
  expect(isSelected()).toBe(true);
});

test('prints, and says so where nothing can be printed', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => dispatchEvent(new Event('beforeprint')));
  await render(tools('Trailer'));
  await press(messages.print);
  expect(print).toHaveBeenCalledOnce();
  // As a browser inside another app does: nothing.
  print.mockImplementation(() => {});
  await press(messages.print);
  await expect.element(message).toHaveTextContent(site.messages.printing.noDialog);
  print.mockImplementation(() => dispatchEvent(new Event('beforeprint')));
  await press(messages.print);
  await expect.element(message).toBeEmptyDOMElement();
});

test('prepares an e-mail, and says when the wishes do not fit into it', async () => {
  const screen = await render(tools('Trailer'));
  const mail = page.getByRole('link', { name: messages.mail });
  await expect
    .element(mail)
    .toHaveAttribute(
      'href',
      expect.stringContaining(`?subject=${encodeURIComponent(`${messages.mailSubject}: ${free.title}`)}`),
    );
  expect(page.getByText(messages.mailShortened).elements()).toEqual([]);
  await screen.rerender(tools('ү'.repeat(500)));
  await expect.element(page.getByText(messages.mailShortened)).toBeVisible();
});
