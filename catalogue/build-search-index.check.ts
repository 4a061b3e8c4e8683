import { expect, test } from 'vitest';
import { library } from '#/content/library.ts';
import type { SearchQuestion } from '#/content/schema.ts';
import { LOCALES, type Locale, localePath } from '#/language/locales.ts';
import { buildSearchIndex, joinPlaces } from './build-search-index.ts';
import type { SearchPlace } from './search-places.ts';

const mn: SearchPlace[] = [
  { kind: 'question', title: 'Өвөл хэр хол явах вэ?', text: 'Хүйтэнд 270–355 км.', address: '/voyah/about#faq' },
  { kind: 'model', title: 'Voyah Free', text: 'Цахилгаан SUV.', address: '/voyah/free' },
];
const en: SearchPlace[] = [
  { kind: 'question', title: 'How far in winter?', text: '270–355 km in the cold.', address: '/en/voyah/about#faq' },
  { kind: 'model', title: 'Voyah Free', text: 'An electric SUV.', address: '/en/voyah/free' },
];

test('an entry keeps its own language and hides the other', () => {
  const [question] = joinPlaces(mn, [en], library.synonyms);
  expect(question).toMatchObject({ title: 'Өвөл хэр хол явах вэ?', address: '/voyah/about#faq' });
  expect(question?.other).toBe('How far in winter?');
  expect(`${question?.alias} ${question?.also}`.split(' ')).toEqual(expect.arrayContaining(['cold', 'snow', 'хүйтэн']));
});

test('a hidden word is not repeated, and none is hidden that is seen', () => {
  for (const entry of joinPlaces(mn, [en], library.synonyms)) {
    const words = entry.also?.split(' ') ?? [];
    expect(new Set(words).size).toBe(words.length);
    expect(words).not.toContain('voyah');
  }
});

test('a long text is cut between words, and its last words still find it', () => {
  const text = `${'урт өгүүлбэр '.repeat(40)}төгсгөл`;
  const [entry] = joinPlaces([{ ...(mn[0] as SearchPlace), text }], [[en[0] as SearchPlace]], library.synonyms);
  expect(entry?.text.length).toBeLessThan(250);
  expect(entry?.text).toMatch(/(урт|өгүүлбэр) …$/);
  expect(entry?.also).toContain('төгсгөл');
});

test('the same place is listed once', () => {
  expect(joinPlaces([...mn, ...mn], [[...en, ...en]], library.synonyms)).toHaveLength(2);
});

test('lists that do not belong together stop the build', () => {
  expect(() => joinPlaces(mn, [en.slice(1)], library.synonyms)).toThrow('2 places in one language and 1 in the other');
  expect(() => joinPlaces(mn, [en.toReversed()], library.synonyms)).toThrow('"Өвөл хэр хол явах вэ?" and "Voyah Free"');
});

test.each(['mn', 'en'] as const)('the %s index holds what visitors ask for, in either locale', (locale) => {
  const { entries: index } = buildSearchIndex(library, locale);
  const texts = index.map((entry) => Object.values(entry).join(' ').toLowerCase());
  for (const asked of ['winter', 'өвөл', 'суудал', 'seats', '360', 'charging', 'цэнэглэх', 'voyah dreamer', 'isofix']) {
    expect(
      texts.some((text) => text.includes(asked)),
      asked,
    ).toBe(true);
  }
  for (const model of Object.values(library.models)) {
    const kinds = index.filter(({ title, text }) => `${title} ${text}`.includes(model.title)).map(({ kind }) => kind);
    expect(new Set(kinds)).toContain('figure');
  }
});

test('each edition leads to its own pages, and to the other one by its name alone', () => {
  const { otherLanguage } = library.messages.header;
  const away = (locale: Locale, isAway: (address: string) => boolean) =>
    buildSearchIndex(library, locale).entries.filter(({ address }) => isAway(address));
  expect(away('mn', (address) => address.startsWith('/en'))).toEqual([
    { kind: 'page', title: otherLanguage.mn, text: library.pages.home.welcome.text.en, address: '/en/home' },
  ]);
  expect(away('en', (address) => !address.startsWith('/en/'))).toEqual([
    { kind: 'page', title: otherLanguage.en, text: library.pages.home.welcome.text.mn, address: '/home' },
  ]);
});

test('a question that nothing answers stops the build', () => {
  const [question] = library.searchQuestions;
  const asking = (changed: object) =>
    buildSearchIndex({ ...library, searchQuestions: [{ ...(question as SearchQuestion), ...changed }] }, 'en');
  expect(() => asking({ place: '/voyah/about#faq-nothing' })).toThrow(
    'content/search-questions.json: nothing at /voyah/about#faq-nothing',
  );
  expect(() => asking({ place: undefined, specs: ['wings'] })).toThrow('nothing at wings could answer price');
});

test('questions lead to the place, or the figure, of the car that is named', () => {
  const { entries, answers } = buildSearchIndex(library, 'en');
  const at = (id: string) => answers[library.searchQuestions.findIndex((question) => question.id === id)];
  const address = (entry?: number | null) => (entry === undefined || entry === null ? entry : entries[entry]?.address);
  expect(address(at('price')?.general)).toBe('/en/voyah/about#faq-price');
  expect(at('price')?.ofCar?.map(address)).toEqual(Object.values(library.models).map(({ path }) => `/en${path}#order`));
  expect(at('boot')?.ofCar?.map(address)).toContain('/en/forthing/yacht#facts');
  expect(at('gallery')?.ofCar?.map(address)).toContain('/en/voyah/dreamer#gallery');
  // A page without a gallery.
  expect(at('gallery')?.ofCar?.map(address)).toContain(null);
  expect(at('parts')).toMatchObject({ unsaid: true });
  expect(at('otherMakes')).toMatchObject({ ofAll: true });
  expect(address(at('otherMakes')?.general)).toBe('/en/home#models');
  expect(address(at('parts')?.general)).toBe('/en/voyah/about#contact');
});

test('who asks for a language is led to the site in it', () => {
  const number = library.searchQuestions.findIndex(({ language }) => language === 'en');
  for (const locale of LOCALES) {
    const { entries, answers } = buildSearchIndex(library, locale);
    expect(entries[answers[number]?.general ?? -1]?.address).toBe('/en/home');
  }
});

test('the dealer may say what the site does not', () => {
  const service = { mn: 'Засвар үйлчилгээ Баянзүрхэд.', en: 'Service in Bayanzürkh.' };
  const { answers } = buildSearchIndex({ ...library, dealer: { ...library.dealer, service } }, 'en');
  const number = library.searchQuestions.findIndex(({ id }) => id === 'service');
  expect(answers[number]?.unsaid).toBeUndefined();
  expect(buildSearchIndex(library, 'en').answers[number]?.unsaid).toBe(
    library.dealer.service === undefined ? true : undefined,
  );
});

test('models come first; brands and towns are told by the numbers of their entries', () => {
  for (const locale of LOCALES) {
    const { entries, models, brands, towns } = buildSearchIndex(library, locale);
    const cars = Object.values(library.models);
    expect(models).toBe(cars.length);
    expect(entries.slice(0, models).map(({ address }) => address)).toEqual(
      cars.map(({ path }) => localePath(path, locale)),
    );
    expect(brands.map((at) => entries[at]?.address)).toEqual(
      Object.values(library.brands).map(({ path }) => localePath(path, locale)),
    );
    expect(towns.map((at) => entries[at]?.title.split(',')[0])).toEqual(
      library.tools.towns.towns.map(({ name }) => name[locale]),
    );
    expect(entries.every((entry) => !('spec' in entry) && !('town' in entry))).toBe(true);
  }
});

test('an entry hides the titles of the other languages, and no others', () => {
  const [question] = library.pages.about.faq.questions.filter(({ when }) => when === undefined);
  for (const [locale, other] of [
    ['mn', 'en'],
    ['en', 'mn'],
  ] as const) {
    const entry = buildSearchIndex(library, locale).entries.find(({ title }) => title === question?.question[locale]);
    expect(entry?.other).toBe(question?.question[other]);
  }
});

test('what is hidden of an entry are the words of the other language and those that mean the same', () => {
  const own: SearchPlace = { kind: 'page', title: 'Үнэ', text: 'Нэг 3.5', address: '/a', names: 'loan' };
  const twin: SearchPlace = { kind: 'page', title: 'Price', text: 'One two 3.5', address: '/en/a', names: 'rate' };
  const synonyms = [
    ['price', 'cost'],
    ['one', 'single'],
    ['loan', 'credit'],
    ['rate', 'interest'],
    ['never', 'hidden'],
  ];
  expect(joinPlaces([own], [[twin]], synonyms)).toEqual([
    {
      kind: 'page',
      title: 'Үнэ',
      text: 'Нэг 3.5',
      address: '/a',
      other: 'Price',
      alias: 'cost loan credit rate interest',
      also: 'one two single',
    },
  ]);
  const alike = { ...own, names: '', text: 'Үнэ' };
  expect(joinPlaces([alike], [[alike]], [])).toEqual([{ kind: 'page', title: 'Үнэ', text: 'Үнэ', address: '/a' }]);
  expect(joinPlaces([alike], [], [])).toEqual([{ kind: 'page', title: 'Үнэ', text: 'Үнэ', address: '/a' }]);
});

test('a text of the greatest length is whole, and no more than 120 words are hidden', () => {
  const whole = { ...(mn[0] as SearchPlace), text: 'а'.repeat(240) };
  expect(joinPlaces([whole], [[en[0] as SearchPlace]], [])[0]?.text).toBe(whole.text);
  const long = { ...(en[0] as SearchPlace), text: Array.from({ length: 150 }, (_, at) => `word${at}`).join(' ') };
  const [entry] = joinPlaces([mn[0] as SearchPlace], [[long]], []);
  expect(entry?.also?.split(' ')).toHaveLength(120);
});

test('of questions that come before towns, or are of several cars, the index says so', () => {
  const { answers } = buildSearchIndex(library, 'mn');
  for (const [at, { beforeTown, ofSeveral }] of library.searchQuestions.entries()) {
    expect(answers[at]?.beforeTown).toBe(beforeTown || undefined);
    expect(answers[at]?.ofSeveral).toBe(ofSeveral || undefined);
  }
});
