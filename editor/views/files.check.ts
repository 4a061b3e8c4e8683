import { expect, test } from 'vitest';
import { files, library } from '#/content/library.ts';
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

test('every page that has a file of its own can be chosen, in order, under its title', () => {
  const pages = pagesOf(files, library, 'en');
  const paths = pages.map(({ path }) => path);
  const own = Object.values(files).flatMap((file) => (file as { path?: string }).path ?? []);
  expect(own.length).toBeGreaterThan(5);
  expect(paths).toEqual(expect.arrayContaining(own));
  expect(paths).toEqual(paths.toSorted((one, other) => one.localeCompare(other)));
  expect(new Set(paths).size).toBe(paths.length);
  expect(pages.find(({ path }) => path === '/voyah/free')?.title).toBe('Voyah Free');
});
