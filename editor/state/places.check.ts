import { describe, expect, test } from 'vitest';
import { namedFigures } from '#/content/figures/named-figures.ts';
import { files, library } from '#/content/library.ts';
import { fieldOf, isAround, type Place, placeOf, placesIn, plain, searchPlaces } from './places.ts';

const text = (file: string, path: Place['path'], mn: string, en = mn): Place => ({ file, path, said: { mn, en } });

describe('the places of the content', () => {
  const places = placesIn(files, library, namedFigures(library));
  const at = (file: string, ...path: Place['path']) =>
    places.find((place) => place.file === file && place.path.join() === path.join());

  test('are texts, with their figures filled in', () => {
    const said = places.filter(({ picture }) => picture === undefined).map((place) => place.said.en);
    expect(said.length).toBeGreaterThan(500);
    expect(said.filter((each) => /\{voyah-/.test(each))).toEqual([]);
  });

  test('are figures, with the label beside them', () => {
    const entries = Object.entries(library.models['models/voyah-free.json']?.facts ?? {});
    const [name, fact] = entries.find(([, each]) => typeof each.value === 'number') ?? [];
    expect(at('models/voyah-free.json', 'facts', name ?? '', 'value')).toMatchObject({
      beside: library.specs[fact?.spec ?? '']?.label,
    });
  });

  test('are names, numbers and pictures', () => {
    expect(at('dealer.json', 'name')?.said).toEqual({ mn: library.dealer.name, en: library.dealer.name });
    expect(places.filter(({ picture }) => picture === 'voyah-free/exterior-above')).not.toEqual([]);
    expect(places.filter(({ file, said }) => file === 'tools/towns.json' && said.en === '219')).not.toEqual([]);
  });
});

test('a path is around what lies in it', () => {
  const place = ['cars', 'voyah-free'];
  expect(isAround(place, ['cars', 'voyah-free', 'price'])).toBe(true);
  expect(isAround(place, ['cars', 'voyah-free'])).toBe(true);
  expect(isAround(place, ['cars'])).toBe(false);
  expect(isAround(place, ['cars', 'voyah-freeway'])).toBe(false);
  expect(isAround([], [])).toBe(false);
});

test("a place's own field is that of the language, where it has one", () => {
  const given = { 'a.json': { title: { mn: 'Нэр', en: 'Name' }, phone: '1', hero: 'home/welcome' } };
  expect(fieldOf(given, text('a.json', ['title'], 'Нэр'), 'en')).toEqual(['title', 'en']);
  expect(fieldOf(given, text('a.json', ['phone'], '1'), 'en')).toEqual(['phone']);
  expect(fieldOf(given, { ...text('a.json', ['title'], ''), picture: 'home/welcome' }, 'en')).toEqual(['title']);
});

test('words are compared without what typesetting adds', () => {
  expect(plain('  GB/\u2060T\u00ad \n\u00a0CCS2\u200b ')).toBe('GB/T CCS2');
});

describe('what was clicked', () => {
  const places = [
    text('models/free.json', ['title'], 'Voyah Free'),
    text('pages/home.json', ['title'], 'Voyah Free'),
    text('pictures/free.json', ['hero'], 'Voyah Free'),
    text('models/free.json', ['range'], '631'),
    text('models/free.json', ['long'], 'a range of 631 km'),
    text('models/free.json', ['short'], '4.4'),
    text('models/free.json', ['unit'], 'm'),
    { ...text('models/free.json', ['length'], '4,905'), beside: { mn: 'Урт', en: 'Length' } },
    { ...text('models/free.json', ['other'], '4,905'), beside: { mn: 'Өргөн', en: 'Width' } },
    { ...text('pages/home.json', ['photo'], ''), picture: 'free/hero' },
    { ...text('models/free.json', ['photo'], ''), picture: 'free/hero' },
  ];
  const found = (words: string[], own: string[] = [], picture?: string) => {
    const place = placeOf(places, { words, ...(picture !== undefined && { picture }) }, 'en', own);
    return place && `${place.file} ${place.path.join(' ')}`;
  };

  test.each([
    ['the place with these words', ['631'], 'models/free.json range'],
    ['the first that says them', ['Voyah Free'], 'models/free.json title'],
    ['that of the innermost element', ['631', 'Voyah Free'], 'models/free.json range'],
    ['that of an element around it', ['?', '631'], 'models/free.json range'],
    ['the longest part of what the page puts together', ['It has a range of 631 km.'], 'models/free.json long'],
    ['no part of a longer number', ['14.45'], undefined],
    ['a part beside a sign', ['(4.4 s)'], 'models/free.json short'],
    ['no single letter', ['m or so'], undefined],
    ['nothing that stands among much else', [`${'x '.repeat(300)}631`], undefined],
    ['the one with its label beside it', ['4,905', 'Width 4,905'], 'models/free.json other'],
    ['nothing', [], undefined],
  ] as [string, string[], string | undefined][])('is %s', (_, words, place) => {
    expect(found(words)).toBe(place);
  });

  test('is in the file that the page is made of, where several say it', () => {
    expect(found(['Voyah Free'], ['pages/home.json'])).toBe('pages/home.json title');
    expect(found(['Voyah Free'], ['pictures/free.json'])).toBe('pictures/free.json hero');
  });

  test('is a picture, and then no text', () => {
    expect(found(['631'], [], 'free/hero')).toBe('pages/home.json photo');
    expect(found(['631'], ['models/free.json'], 'free/hero')).toBe('models/free.json photo');
    expect(found(['631'], [], 'free/other')).toBeUndefined();
  });

  test('is compared in the language of the page', () => {
    const [place] = [text('a.json', ['title'], 'Нэр', 'Name')];
    expect(placeOf([place], { words: ['Name'] }, 'en', [])).toBe(place);
    expect(placeOf([place], { words: ['Name'] }, 'mn', [])).toBeUndefined();
  });
});

describe('a search for places', () => {
  const places = placesIn(files, library, namedFigures(library));
  const first = (query: string) => searchPlaces(places, library, query, 'en')[0];

  test('wants every word, in a name or in what stands there', () => {
    expect(searchPlaces(places, library, 'phone zzzz', 'en')).toEqual([]);
    expect(first(library.dealer.email)).toMatchObject({ file: 'dealer.json', path: ['email'] });
  });

  test('puts whole names before texts, and the dealer first', () => {
    expect(first('Phone')).toMatchObject({ file: 'dealer.json', path: ['showrooms', 0, 'phone'] });
  });

  test('does not tell capitals apart, and finds nothing for nothing', () => {
    expect(first('PHONE')).toEqual(first('phone'));
    expect(searchPlaces(places, library, '  ', 'en')).toEqual([]);
  });
});
