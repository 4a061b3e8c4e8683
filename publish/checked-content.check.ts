/** What the content check lets through can be published: staff who were told of nothing do not learn it from a build that stops. */
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildSearchIndex } from '#/catalogue/build-search-index.ts';
import { inLocale } from '#/catalogue/in-locale.ts';
import { siteData } from '#/catalogue/site-data.ts';
import { typeset } from '#/catalogue/typeset.ts';
import { checkAddresses } from '#/content/checks/check-addresses.ts';
import { checkContent } from '#/content/checks/check-content.ts';
import { checkFixed } from '#/content/checks/check-fixed.ts';
import { valueAt } from '#/content/checks/value-at.ts';
import { fillFigures } from '#/content/figures/fill-figures.ts';
import { namedFigures } from '#/content/figures/named-figures.ts';
import { type Library, library } from '#/content/library.ts';
import type { SearchQuestion } from '#/content/schema.ts';
import { LOCALES } from '#/language/locales.ts';
import { findPage, PATHS } from './site-map.tsx';

/** The data of every page, and the search, in every language. */
function build(given: Library): void {
  const content = typeset(fillFigures(given, namedFigures(given)), given.units);
  for (const locale of LOCALES) {
    const local = inLocale(content, locale);
    siteData(local);
    for (const path of PATHS) findPage(path, local);
    buildSearchIndex(content, locale);
  }
}

type Path = readonly string[];
const pathsIn = (value: unknown, path: Path = []): Path[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, item]) => [[...path, key], ...pathsIn(item, [...path, key])])
    : [];

/**
 * What staff can take away, add, move and misspell. Messages have their names in the code, which the compiler knows; all cars share their
 * paints; and how a question is asked changes nothing but what the search learns, which takes long.
 */
const { manifest: _, readSentences: __, messages: ___, ...edited } = library;
const PLACES = pathsIn(edited).filter(
  (path) =>
    path.length > 1 &&
    path[1] !== 'messages' &&
    !['mn', 'en', 'asked', 'colours'].some((key) => path.slice(1).includes(key)),
);

type Edit = (parent: Record<string, unknown>, key: string) => void;
const EDITS: Record<string, Edit> = {
  removed: (parent, key) => {
    if (Array.isArray(parent)) parent.splice(Number(key), 1);
    else delete parent[key];
  },
  doubled: (parent, key) => {
    if (Array.isArray(parent)) parent.splice(Number(key), 0, structuredClone(parent[Number(key)]));
  },
  'moved to the front': (parent, key) => {
    if (Array.isArray(parent)) parent.unshift(...parent.splice(Number(key), 1));
  },
  misspelt: (parent, key) => {
    if (typeof parent[key] === 'string') parent[key] += 'x';
  },
};

/** What is wrong already is told by the content check itself. */
const TOLD = checkFixed(library).length;

/** Whether the content check lets an edit through that changes something; fails where the site cannot be built of it then. */
function isLetThrough(path: Path, edit: Edit): boolean {
  const copy = structuredClone(library);
  edit(valueAt(copy, path.slice(0, -1)) as Record<string, unknown>, path.at(-1) ?? '');
  if (isDeepStrictEqual(copy, library)) return false;
  if (checkContent(copy).length > 0 || checkFixed(copy).length > TOLD) return false;
  build(copy);
  return true;
}

test('the content as it is can be built', () => {
  expect(() => build(library)).not.toThrow();
});

test('whatever is taken away, doubled, moved or misspelt is told by the check, or can be built', () => {
  const passed: string[] = [];
  fc.assert(
    fc.property(fc.constantFrom(...PLACES), fc.constantFrom(...Object.keys(EDITS)), (path, name) => {
      if (isLetThrough(path, EDITS[name] as Edit)) passed.push(`${path.join(' › ')} ${name}`);
    }),
    { numRuns: 60 },
  );
  expect(passed.length, 'edits that the check lets through').toBeGreaterThan(2);
});

const [FULL = ''] = Object.entries(library.models).flatMap(([file, { coverage }]) =>
  coverage === 'full' ? [file] : [],
);

/** What the search leads to, and what stopped a build that the check had let through. */
test.each([
  ['a question of the about page', ['pages', 'about', 'faq', 'questions']],
  ['a figure of a table', ['models', FULL, 'specification', 'tabs', '1', 'facts']],
])('%s that is taken away', (_what, list) => {
  const entries = Object.keys(valueAt(library, list) as unknown[]);
  expect(entries.length).toBeGreaterThan(4);
  const passed = entries.filter((at) => isLetThrough([...list, at], EDITS.removed as Edit));
  expect(passed.length, 'some are told').toBeLessThan(entries.length);
});

test('the search may lead to whatever it finds, and to no other part of a page', () => {
  const questions = library.searchQuestions.map(({ place: ___, ...question }) => question);
  const places = buildSearchIndex(library, 'mn')
    .entries.map(({ address }) => address)
    .filter((address) => !address.startsWith('/en/'));
  expect(places.length).toBeGreaterThan(200);
  const asking = (place: string) => ({ ...library, searchQuestions: [{ ...(questions[0] as SearchQuestion), place }] });
  expect(places.flatMap((place) => checkAddresses(asking(place)))).toEqual([]);
  const astray = places.filter((place) => place.includes('#')).map((place) => `${place}x`);
  expect(astray.filter((place) => checkAddresses(asking(place)).length === 0)).toEqual([]);
});
