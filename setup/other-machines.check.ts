/** What machines other than this one do not have: the shell of Linux, a browser. */
import { expect, test, vi } from 'vitest';
import { scripts } from '../package.json' with { type: 'json' };
import { asStarted, tooOld } from './install.mjs';

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

test('on Windows a command is one line for the shell, elsewhere a program and its words', () => {
  const words = ['--no-install', 'playwright', 'test', '-g', 'a "b" & c'];
  expect(asStarted('npx', words, 'linux')).toEqual({ command: 'npx', words, shell: false });
  const line = 'npx --no-install playwright test -g "a ""b"" & c"';
  expect(asStarted('npx', words, 'win32')).toEqual({ command: line, words: [], shell: true });
});

test('where npm may run no scripts, an older Node is told what to do', () => {
  expect(tooOld('20.20.2', '24.21.0')).toContain('npm ci --ignore-scripts=false');
  for (const running of ['24.1.0', '26.0.0']) expect(tooOld(running, '24.21.0')).toBeUndefined();
});
