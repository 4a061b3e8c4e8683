import { afterEach, expect, test, vi } from 'vitest';
import { printPage } from './print-page.ts';

afterEach(() => vi.restoreAllMocks());

test.each([
  ['the browser begins to print', () => dispatchEvent(new Event('beforeprint'))],
  ['its dialog takes the focus', () => dispatchEvent(new Event('blur'))],
])('a print dialog is there where %s', async (_, print) => {
  const printed = vi.spyOn(window, 'print').mockImplementation(print);
  expect(await printPage()).toBe(true);
  expect(printed).toHaveBeenCalledOnce();
});

test('and is not where nothing happens', async () => {
  vi.spyOn(window, 'print').mockImplementation(() => {});
  expect(await printPage()).toBe(false);
});
