import { expect, test } from '@playwright/test';
import { builtFiles, textOf } from './built-files.ts';

/** Links that lead to no page on purpose: the Dreamer's sub-navigation is recorded so. */
const NO_PAGE = new Set(['/voyah/dreamer/inter', '/en/voyah/dreamer/inter']);

const pages = new Map(builtFiles(/\.html$/).map((file) => [file.replace(/\.html$/, ''), textOf(file)]));
pages.set('/', pages.get('/index') ?? '');
const files = new Set(builtFiles(/./));

for (const [address, html] of pages) {
  test(`${address}: every link inside the site leads somewhere`, () => {
    const language = /^\/en(\/|$)/.test(address) ? 'en' : 'mn';
    const broken: string[] = [];
    for (const [, href = ''] of html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)) {
      if (!/^[/#]/.test(href)) continue;
      const [target = '', hash] = href.replaceAll('&amp;', '&').split('#');
      const path = target.split('?')[0] || address;
      if (NO_PAGE.has(path)) continue;
      const page = pages.get(path);
      if (page === undefined) {
        if (!files.has(path)) broken.push(href);
      } else if (hash !== undefined && hash !== '' && !page.includes(`id="${hash}"`)) {
        broken.push(`${href} (no such place on that page)`);
      }
    }
    expect(broken).toEqual([]);
    const strangers = [...html.matchAll(/<a\b(?![^>]*hreflang)[^>]*?\shref="(\/[^"]*)"/gi)].filter(([, href = '']) =>
      language === 'en' ? !href.startsWith('/en') : href.startsWith('/en/'),
    );
    expect(
      strangers.map(([, href]) => href),
      'links that leave the edition',
    ).toEqual([]);
  });
}

test('every exception is still needed', () => {
  const linked = [...pages.values()].join('');
  for (const address of NO_PAGE) expect(linked).toContain(`href="${address}"`);
});
