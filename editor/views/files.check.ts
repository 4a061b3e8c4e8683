import { expect, test } from 'vitest';
import { files, library } from '#/content/library.ts';
import { PATHS } from '#/publish/site-map.tsx';
import { GROUPS, ownFiles, pageOf, pagesOf } from './files.ts';

const groupOf = (file: string) => GROUPS.find(({ fits }) => fits.test(file))?.word;

test.each([
  ['models/voyah-free.json', 'cars'],
  ['pages/home.json', 'pages'],
  ['brands/voyah.json', 'brands'],
  ['messages.json', 'interface'],
  ['tools/messages.json', 'interface'],
  ['tools/winter.json', 'calculators'],
  ['pictures/home.json', 'pictures'],
  ['dealer.json', 'lists'],
])('%s stands among the %s', (file, group) => {
  expect(groupOf(file)).toBe(group);
});

test.each([
  ['models/voyah-free.json', '/voyah/free'],
  ['pictures/voyah-free.json', '/voyah/free'],
  ['tools/winter.json', '/voyah/free'],
  ['brands/voyah.json', '/voyah'],
  ['dealer.json', '/voyah/about'],
  ['pages/voyah-free-interior.json', '/voyah/free/inter'],
  ['specs.json', '/home'],
])('%s is seen on %s', (file, path) => {
  expect(pageOf(files, file)).toBe(path);
  expect(ownFiles(files, path)).toContain(file);
});

test('without the Free the calculators are seen on the first page', () => {
  expect(pageOf({}, 'tools/winter.json')).toBe('/home');
});

test('every page that can be chosen is a page of the site, under the title of its own file', () => {
  const pages = pagesOf(files, library, 'en');
  expect(pages.length).toBeGreaterThan(10);
  expect(pages.map(({ path }) => path).toSorted((one, other) => one.localeCompare(other))).toEqual(
    pages.map(({ path }) => path),
  );
  for (const { path } of pages) expect([...PATHS, '/404']).toContain(path);
  expect(pages.find(({ path }) => path === '/voyah/free')?.title).toBe('Voyah Free');
});
