import { expect, test } from 'vitest';
import { BRAND_IDS } from '#/content/ids.ts';
import { DEFAULT_LOCALE, LOCALES } from '#/language/locales.ts';
import { NOT_FOUND_AREAS, notFoundPage, REDIRECTS } from './redirects.ts';

const others = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE);

test('the root of every edition leads to its first page', () => {
  expect(REDIRECTS).toEqual([
    { from: '/', to: '/home' },
    ...others.map((locale) => ({ from: `/${locale}`, to: `/${locale}/home` })),
  ]);
});

test('every edition and brand answers what it has not with a page of its own, the site last', () => {
  const brands = BRAND_IDS.map((brand) => `/${brand}`);
  expect(NOT_FOUND_AREAS).toEqual([
    ...others.flatMap((locale) => [...brands.map((path) => `/${locale}${path}`), `/${locale}`]),
    ...brands,
    '',
  ]);
});

test.each([
  ['/nothing', '/404.html'],
  ['/voyah', '/voyah/404.html'],
  ['/voyah/free/nothing', '/voyah/404.html'],
  ['/voyahs', '/404.html'],
  ['/en', '/en/404.html'],
  ['/en/nothing', '/en/404.html'],
  ['/english', '/404.html'],
  ['/en/aeolus/nothing', '/en/aeolus/404.html'],
])('%s answers with %s', (path, page) => expect(notFoundPage(path)).toBe(page));
