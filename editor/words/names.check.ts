import { expect, test } from 'vitest';
import { library } from '#/content/library.ts';
import type { Path } from '../state/paths.ts';
import { choiceOf, helpOf, labelOf, placeIn, titleOf, valueText } from './names.ts';

const free = library.models['models/voyah-free.json'];
const [name = '', fact] = Object.entries(free?.facts ?? {})[0] ?? [];

test.each([
  ['the file, of an empty path', 'models/voyah-free.json', [], 'Voyah Free'],
  ['a language', 'messages.json', ['frame', 'mn'], 'Mongolian'],
  ['the number of an item, from one on', 'dealer.json', ['showrooms', 0], '1'],
  ['a car by its name', 'dealer.json', ['cars', 'voyah-free'], 'Voyah Free'],
  [
    'a figure by its own name',
    'models/voyah-free.json',
    ['facts', name],
    `${library.specs[fact?.spec ?? '']?.label.en} (${name})`,
  ],
  ['a key by its label', 'dealer.json', ['showrooms', 0, 'phone'], 'Phone'],
  ['the nearest part above a key tells it apart', 'dealer.json', ['warranty', 'battery'], 'Warranty of the battery'],
  ['the parts of its file are above it', 'models/voyah-free.json', ['title'], 'Full name'],
  ['a key without a label', 'dealer.json', ['zzzz'], 'zzzz'],
] as [string, string, Path, string][])('%s has a label', (_, file, path, label) => {
  expect(labelOf(library, file, path, 'en')).toBe(label);
});

test('help is that of the nearest part of a path', () => {
  expect(helpOf('dealer.json', ['showrooms', 0, 'phone'], 'en')).toContain('+976');
  expect(helpOf('dealer.json', ['zzzz'], 'en')).toBeUndefined();
});

test('a fixed value has a name, and one that has none is as it stands', () => {
  expect(choiceOf('Mo', 'en')).toBe('Monday');
  expect(choiceOf('zzzz', 'en')).toBe('zzzz');
});

test.each([
  ['models/voyah-free.json', 'Voyah Free'],
  ['brands/voyah.json', 'Voyah'],
  ['pictures/voyah-free.json', 'Texts of pictures: Voyah Free'],
  ['pictures/zzzz.json', 'Texts of pictures: zzzz'],
  ['zzzz.json', 'zzzz.json'],
])('the file %s is called %s', (file, title) => {
  expect(titleOf(library, file, 'en')).toBe(title);
});

test('a place is told from its file on', () => {
  expect(placeIn(library, 'models/voyah-free.json', ['promotions', 1], 'en')).toMatch(/^Voyah Free › .+ › 2$/);
});

test.each([
  [undefined, 'none'],
  [null, 'none'],
  ['', 'none'],
  [1234.5, '1,234.5'],
  [true, 'yes'],
  [false, 'no'],
  ['text', 'text'],
  [['Mo', 'Tu'], 'Monday, Tuesday'],
  [[{}, {}], 'items: 2'],
  [{ mn: 'Нэр', en: 'Name' }, 'Name'],
  [{ from: 180, to: 230 }, '180–230'],
  [{ id: 'a', title: { mn: 'Нэр', en: 'Name' } }, 'Name'],
  [{ width: 1, height: 2 }, '1, 2'],
])('%j is read as "%s"', (value, read) => {
  expect(valueText(value, 'en')).toBe(read);
});
