import { expect, test } from '@playwright/test';
import { builtFiles, textOf } from './built-files.ts';

const CYRILLIC = /\p{Script=Cyrillic}/u;

/** The search finds an English page by a Mongolian word as well, so its index holds both; no page carries it. */
const BOTH_LANGUAGES = '/en/search.json';

for (const file of builtFiles(/^\/en\/.*\.(html|data|json)$/).filter((path) => path !== BOTH_LANGUAGES)) {
  test(`${file} holds no Mongolian`, () => {
    // The language switch names the other edition in its own language; nothing else may.
    const text = textOf(file).replaceAll('Монгол', '');
    const at = text.search(CYRILLIC);
    expect(at === -1 ? '' : text.slice(Math.max(0, at - 60), at + 60)).toBe('');
  });
}

for (const file of builtFiles(/\.html$/).filter(
  (path) => !/404|offline/.test(path) && path !== '/index.html' && path !== '/en.html',
)) {
  test(`${file} names its canonical address and both editions`, () => {
    const html = textOf(file);
    const canonical = html.match(/<link rel="canonical" href="https:\/\/[^/"]+([^"]*)"/)?.[1];
    const own = file.replace(/\.html$/, '').replace('/t5evo', '/T5evo');
    expect(canonical).toBe(own);
    const plain = own.replace(/^\/en/, '');
    expect(html).toMatch(new RegExp(`hrefLang="mn" href="https://[^/"]+${plain}"`, 'i'));
    expect(html).toMatch(new RegExp(`hrefLang="en" href="https://[^/"]+/en${plain}"`, 'i'));
  });
}
