/** What can be read from the built files alone, on every page: links, language, head, slips. No browser is opened. */
import { expect, test } from '@playwright/test';
import { plainContent } from '../../catalogue/checked-content.ts';
import { LOCALES, localePath, splitLocale } from '../../language/locales.ts';
import { builtFiles, textOf } from '../visit/built-files.ts';
import { URLS } from '../visit/urls.ts';

/** Links that lead to no page on purpose: the Dreamer's sub-navigation is fixed so. */
const NO_PAGE = new Set(LOCALES.map((locale) => localePath('/voyah/dreamer/inter', locale)));
const CYRILLIC = /\p{Script=Cyrillic}/u;
/** The search finds an English page by a Mongolian word as well, so its index holds both; no page carries it. */
const BOTH_LANGUAGES = '/en/search.json';

const html = new Map(builtFiles(/\.html$/).map((file) => [file.replace(/\.html$/, ''), textOf(file)]));
const pages = new Map([...html, ['/', html.get('/index') ?? '']]);
const files = new Set(builtFiles(/./));
const LINK = /<a\b[^>]*?\shref="([^"]*)"/g;
/** Where an entry of the search leads. */
const FOUND = /"address":"([^"]*)"/g;

test('every link inside the site leads somewhere', () => {
  const broken: string[] = [];
  let links = 0;
  const indexes = builtFiles(/search\.json$/).map((file) => [file, textOf(file)] as const);
  expect(indexes.map(([, text]) => text.match(FOUND)?.length ?? 0).filter((found) => found > 100)).toHaveLength(
    LOCALES.length,
  );
  for (const [url, text] of [...pages, ...indexes]) {
    for (const [, href = ''] of text.matchAll(url.endsWith('.json') ? FOUND : LINK)) {
      if (!/^[/#]/.test(href)) continue;
      links += 1;
      const [target = '', hash] = href.replaceAll('&amp;', '&').split('#');
      const path = target.split('?')[0] || url;
      if (NO_PAGE.has(path)) continue;
      const page = pages.get(path);
      if (page === undefined && !files.has(path)) broken.push(`${url}: ${href}`);
      if (page !== undefined && hash && !page.includes(`id="${hash}"`))
        broken.push(`${url}: ${href} (no such id there)`);
    }
  }
  expect(broken).toEqual([]);
  expect(links).toBeGreaterThan(20 * URLS.length);
  for (const path of NO_PAGE)
    expect([...pages.values()].join(''), 'an exception is still needed').toContain(`href="${path}"`);
});

test('the sitemap names every page that search engines may list, and no other', () => {
  const listed = [...textOf('/sitemap.xml').matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, url = '']) => new URL(url).pathname,
  );
  const open = URLS.filter((url) => !/<meta name="robots" content="noindex/.test(pages.get(url) ?? ''));
  expect(listed.sort()).toEqual(open.toSorted());
});

test('links stay in the locale, except the one that says that it changes it', () => {
  const leaving: string[] = [];
  for (const [url, text] of pages) {
    const { locale } = splitLocale(url);
    for (const [, href = ''] of text.matchAll(/<a\b(?![^>]*hreflang)[^>]*?\shref="(\/[^"]*)"/gi)) {
      if (!/\.\w+$/.test(href) && splitLocale(href.split(/[?#]/)[0] ?? '').locale !== locale)
        leaving.push(`${url}: ${href}`);
    }
  }
  expect(leaving).toEqual([]);
});

test('English files hold no Mongolian', () => {
  const english = builtFiles(/^\/en\/.*\.(html|json)$/).filter((path) => path !== BOTH_LANGUAGES);
  expect(english.length).toBeGreaterThan(URLS.length / 2);
  // The language switch names the other locale in its own language; nothing else may.
  const found = english.flatMap((file) => {
    const text = textOf(file).replaceAll(plainContent.messages.header.otherLanguage.en, '');
    const at = text.search(CYRILLIC);
    return at === -1 ? [] : [`${file}: ${text.slice(Math.max(0, at - 60), at + 60)}`];
  });
  expect(found).toEqual([]);
});

test('a browser that translates the page leaves the names of brands and cars: "Voyah Free" costs something', () => {
  const { brands, models } = plainContent;
  const names = [...Object.values(brands).map(({ name }) => name), ...Object.values(models).map(({ title }) => title)];
  const alone = new RegExp(`<(?!title)(\\w+)([^>]*)>(?:${names.join('|')})</\\1>`, 'g');
  const found = [...pages].flatMap(([url, text]) =>
    [...text.matchAll(alone)].map(([element, , attributes = '']) => ({ url, element, attributes })),
  );
  expect(found.length).toBeGreaterThan(20 * URLS.length);
  expect(found.filter(({ attributes }) => !attributes.includes(' translate="no"'))).toEqual([]);
});

test('every page names its canonical URL and all its locales', () => {
  const wrong: string[] = [];
  const named = [...html].filter(([url]) => !/\/(404|offline|index)$|^\/en$/.test(url));
  expect(named.length).toBeGreaterThanOrEqual(URLS.length);
  for (const [url, text] of named) {
    const canonical = text.match(/<link rel="canonical" href="https:\/\/[^/"]+([^"]*)"/)?.[1] ?? '';
    // Another spelling of a path names the one that counts.
    if (canonical.toLowerCase() !== url.toLowerCase() || !html.has(canonical)) wrong.push(`${url}: ${canonical}`);
    const { path } = splitLocale(canonical);
    for (const locale of LOCALES) {
      const alternate = text.match(new RegExp(`hreflang="${locale}" href="https://[^/"]+([^"]*)"`, 'i'))?.[1];
      if (alternate !== localePath(path, locale)) wrong.push(`${url}: ${locale} at ${alternate}`);
    }
  }
  expect(wrong).toEqual([]);
});

test('a heading stands in no element of a line', () => {
  const headings = [...pages].flatMap(([url, text]) =>
    [...text.matchAll(/<(\w+)[^>]*>(?=<h[1-6][ >])/g)].map(([before, around = '']) => ({ url, before, around })),
  );
  expect(headings.length).toBeGreaterThan(5 * URLS.length);
  expect(headings.filter(({ around }) => ['span', 'p', 'label', 'button'].includes(around))).toEqual([]);
});

test('no attribute and no text holds what JavaScript writes for nothing', () => {
  const SLIP = /[\w-]+="[^"]*\b(undefined|NaN)\b[^"]*"|\[object \w+\]|>(undefined|null|NaN)</g;
  const slips = [...html].flatMap(([url, text]) =>
    [...text.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, '').matchAll(SLIP)].map(
      ([slip]) => `${url}: ${slip.slice(0, 120)}`,
    ),
  );
  expect(slips).toEqual([]);
});

test('structured data is JSON, on every page that is listed', () => {
  for (const url of URLS) {
    const blocks = [...(html.get(url) ?? '').matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)];
    if (!html.get(url)?.includes('content="noindex"')) expect(blocks.length, url).toBeGreaterThan(0);
    for (const [, text = ''] of blocks) expect(JSON.parse(text), url).toHaveProperty('@context', 'https://schema.org');
  }
});

test('the head asks for no script; the start script is asked for once the page is read', () => {
  for (const url of URLS) {
    const [head = '', body = ''] = (pages.get(url) ?? '').split('</head>');
    expect(head, url).toContain('<title>');
    expect([...head.matchAll(/<script\b[^>]*\ssrc=/g)], url).toEqual([]);
    const asked = [...body.matchAll(/<script\b[^>]*\ssrc="([^"]*)"|<script>import\("([^"]*)"\)/g)];
    expect(
      asked.map(([, named, imported]) => named ?? imported),
      url,
    ).toEqual([expect.stringMatching(/^\/assets\/start-/)]);
    expect(asked[0]?.index, url).toBeGreaterThan(body.lastIndexOf('</footer>'));
  }
});

test('what styles that come with scripts ask of a page stands in its own', () => {
  const scripts = builtFiles(/\.js$/).map(textOf).join('\n');
  const asked = new Set([...scripts.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name));
  expect(asked.size).toBeGreaterThan(5);
  const all = [...pages.values(), scripts].join('\n');
  expect([...asked].filter((name) => !all.includes(`${name}:`))).toEqual([]);
});
