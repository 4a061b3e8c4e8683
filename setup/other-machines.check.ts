/** What machines other than this one do not have: the shell of Linux, a browser. */
import { expect, test, vi } from 'vitest';
import { scripts } from '../package.json' with { type: 'json' };

test('no script of package.json sets a variable in front of a program: the shell of Windows cannot', () => {
  expect(Object.values(scripts).filter((script) => /(^|&& )\w+=/.test(script))).toEqual([]);
});

test('where there is no browser, the settings of all tests can be read: pipelines check the content there', async () => {
  vi.resetModules();
  vi.doMock('./browser.mjs', () => ({ knownBrowser: () => undefined }));
  const settings = ['../vitest.config.ts', '../playwright.config.ts', '../playwright-engines.config.ts'];
  for (const file of settings) expect(await import(file)).toHaveProperty('default');
  vi.doUnmock('./browser.mjs');
  vi.resetModules();
});
