import { afterEach, expect, test, vi } from 'vitest';
import { contentIn, plainContent } from '#/catalogue/checked-content.ts';
import { drawingPaths } from '#/catalogue/drawing-paths.ts';
import { listedPaths } from '#/catalogue/listed-paths.ts';
import { modelChoices } from '#/catalogue/model-choices.ts';
import { modelPaths } from '#/catalogue/model-paths.ts';
import { searchIndex } from '#/catalogue/search-index.ts';
import { DEFAULT_LOCALE, LOCALES, localePath } from '#/language/locales.ts';
import { siteFiles } from './machine-files.ts';

const { name, site, email } = plainContent.dealer;
const text = (path: string) => siteFiles()[path]?.() ?? '';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('there is a file for each machine, for each island that fetches, and for each view of a car', () => {
  expect(Object.keys(siteFiles()).sort()).toEqual(
    [
      '/.well-known/security.txt',
      '/robots.txt',
      '/site.webmanifest',
      '/sitemap.xml',
      ...LOCALES.flatMap((locale) => [localePath('/models.json', locale), localePath('/search.json', locale)]),
      ...modelPaths().flatMap(({ id }) => Object.values(drawingPaths(id))),
    ].sort(),
  );
});

test('what islands fetch is the search and the choice of cars of their edition, and a view is a drawing', () => {
  for (const locale of LOCALES) {
    expect(text(localePath('/search.json', locale))).toBe(JSON.stringify(searchIndex(locale)));
    expect(text(localePath('/models.json', locale))).toBe(JSON.stringify(modelChoices(contentIn(locale))));
  }
  for (const url of modelPaths().flatMap(({ id }) => Object.values(drawingPaths(id))))
    expect(text(url)).toMatch(/^<svg /);
});

test('robots may read everything and are shown the list', () => {
  expect(text('/robots.txt')).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${site}/sitemap.xml\n`);
});

test('the list has every page in every language, each with all of its languages', () => {
  const list = text('/sitemap.xml');
  const entries = [...list.matchAll(/<url><loc>(.*?)<\/loc>(.*?)<\/url>/g)];
  expect(entries.map(([, address]) => address)).toEqual(
    listedPaths().flatMap((path) => LOCALES.map((locale) => `${site}${localePath(path, locale)}`)),
  );
  const [, , home = ''] = entries.find(([, address]) => address === `${site}/home`) ?? [];
  const links = [...home.matchAll(/<xhtml:link rel="alternate" hreflang="(.*?)" href="(.*?)"\/>/g)];
  expect(links.map(([, language, address]) => [language, address])).toEqual([
    ...LOCALES.map((locale) => [locale, `${site}${localePath('/home', locale)}`]),
    ['x-default', `${site}/home`],
  ]);
  expect(list.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n<urlset ')).toBe(true);
  expect(list.endsWith('</url>\n</urlset>')).toBe(true);
});

test('on the home screen the site has its name, its colours and icons for every mask', () => {
  const manifest = JSON.parse(text('/site.webmanifest'));
  expect(manifest).toMatchObject({ name, lang: DEFAULT_LOCALE, start_url: '/home', display: 'browser' });
  expect(name.startsWith(manifest.short_name)).toBe(true);
  expect(manifest.short_name.length).toBeLessThanOrEqual(12);
  expect(manifest.icons).toEqual([
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ]);
});

test('whoever finds a weakness is told whom to write to, until a day', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  vi.useFakeTimers();
  vi.setSystemTime(0);
  const [contact, expires = '', languages, canonical, end] = text('/.well-known/security.txt').split('\n');
  expect([contact, languages, canonical, end]).toEqual([
    `Contact: mailto:${email}`,
    `Preferred-Languages: ${LOCALES.join(', ')}`,
    `Canonical: ${site}/.well-known/security.txt`,
    '',
  ]);
  const day = Date.parse(expires.replace('Expires: ', ''));
  vi.setSystemTime(day);
  text('/.well-known/security.txt');
  expect(warn).not.toHaveBeenCalled();
  vi.setSystemTime(day + 1);
  text('/.well-known/security.txt');
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('security.txt has expired'));
});
