/** What a mistake is told: file, place and reason to the word, and nothing else beside it. */
import { describe, expect, test } from 'vitest';
import { LOCALES, type Locale } from '#/language/locales.ts';
import { type Library, library } from '../library.ts';
import type { FullModel, PartialModel } from '../schema.ts';
import { checkContent } from './check-content.ts';
import { tellProblem } from './problem.ts';
import { valueAt } from './value-at.ts';

type Change = (copy: Library) => void;

/** What is there; the content always has a car of each kind, a brand and a source. */
function given<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('The content has none.');
  return value;
}

/** Every mistake of a copy of the content, a line each. */
function told(change: Change): string[] {
  const copy = structuredClone(library);
  change(copy);
  return checkContent(copy).map((each) => tellProblem(each));
}

const [firstFile, secondFile] = Object.entries(library.models).flatMap(([file, { coverage }]) =>
  coverage === 'full' ? [file] : [],
) as [string, string];
const partialFiles = Object.entries(library.models).flatMap(([file, { coverage }]) =>
  coverage === 'partial' ? [file] : [],
) as [string, string];
const full = (copy: Library, file: string) => given(copy.models[file]) as FullModel;
const partial = (copy: Library, file: string) => given(copy.models[file]) as PartialModel;

/** Puts a value where a path leads. */
function put(into: unknown, path: (string | number)[], value: unknown): void {
  const parent = valueAt(into, path.slice(0, -1)) as Record<string | number, unknown>;
  parent[path.at(-1) as string] = value;
}

const where = (path: (string | number)[]) =>
  path.map((step, at) => (typeof step === 'number' ? `[${step}]` : `${at === 0 ? '' : '.'}${step}`)).join('');

describe('words', () => {
  test.each([
    ['mn', 'шүүрэлттэй суудал', 'шүүрэлттэй', 'шүүрэлцүүлэгчтэй'],
    ['mn', 'дээд түвшинд', 'түвшин', 'төвшин'],
    ['mn', 'Тээшний хаалт', 'Тээшний хаалт', 'тээшний халхавч'],
    ['mn', 'бидэнд утасдах', 'утасдах', 'залгах'],
    ['mn', 'утасдаарай', 'утасдаарай', 'залгах'],
    ['en', 'from an ordinary socket', 'ordinary socket', 'household socket'],
    ['en', 'The Back row folds', 'Back row', 'third row (or second row)'],
    ['en', 'A large trunk', 'trunk', 'boot'],
  ] as [Locale, string, string, string][])('%s "%s" is told to be written otherwise', (locale, text, wrong, right) => {
    const found = told((copy) => {
      full(copy, firstFile).tagline[locale] = text;
    });
    expect(found).toEqual([`content/${firstFile} › tagline.${locale}: "${wrong}": write "${right}"`]);
  });

  test.each(['Backbone rows', 'trunks', 'extraordinary sockets'])('"%s" holds no such word', (text) => {
    expect(
      told((copy) => {
        full(copy, firstFile).tagline.en = text;
      }),
    ).toEqual([]);
  });

  const lines: (string | number)[][] = [
    ['tagline'],
    ['description'],
    ['summary'],
    ['highlights', 'heading'],
    ['highlights', 'text'],
    ['video', 'text'],
    ['interior', 'slides', 1, 'caption'],
    ['exterior', 'slides', 1, 'caption'],
    ['gallery', 'slides', 1, 'caption'],
  ];
  const twice = (file: string, path: (string | number)[], other: string) =>
    LOCALES.map(
      (locale) =>
        `content/${file} › ${where(path)}.${locale}: this could stand on another car's page, and does in content/${other}`,
    );
  /** Words that no check has anything against, of a car that the sentence names. */
  const said = (name: string) => ({ mn: `${name} хол явна.`, en: `The ${name} goes far.` });

  test.each(lines.map((path) => [where(path), path] as const))('the same %s of two cars is told', (_, path) => {
    const found = told((copy) => {
      for (const file of [firstFile, secondFile]) put(full(copy, file), path, said(full(copy, file).title));
    });
    expect(found).toEqual(twice(secondFile, path, firstFile));
  });

  test.skipIf(partialFiles.length < 2)('the same heading of two cars with little known is told', () => {
    const path = ['introduction', 'heading'];
    const found = told((copy) => {
      for (const file of partialFiles) put(partial(copy, file), path, said(partial(copy, file).name));
    });
    expect(found).toEqual(twice(partialFiles[1], path, partialFiles[0]));
  });

  test('names, signs and capitals make no line a car’s own', () => {
    const [one, other] = Object.values(library.brands).map(({ name }) => name) as [string, string];
    const found = told((copy) => {
      full(copy, firstFile).tagline = { mn: `${one}: ХОЛ явна`, en: `${one}: it goes FAR` };
      full(copy, secondFile).tagline = { mn: `${other}, хол явна!`, en: `${other}, it goes far!` };
    });
    expect(found).toEqual(twice(secondFile, ['tagline'], firstFile));
  });

  test('a line that stands twice on one page, or is nothing but names, is no mistake', () => {
    const found = told((copy) => {
      const car = full(copy, firstFile);
      car.tagline = said(car.title);
      car.summary = said(car.title);
      for (const file of [firstFile, secondFile]) {
        const { title } = full(copy, file);
        put(full(copy, file), ['video', 'text'], { mn: title, en: title });
      }
    });
    expect(found).toEqual([]);
  });
});

describe('places to fill in', () => {
  test('one that another language has is told where it is missing', () => {
    const found = told((copy) => {
      copy.messages.search.count = { mn: '{count} илэрц', en: '{number} results of {count}' };
    });
    expect(found).toEqual([
      'content/messages.json › search.count.mn: {number} stands in another language and not here',
    ]);
  });

  test('their order is free, and a figure may stand in one language alone', () => {
    const { id } = full(library, firstFile);
    const found = told((copy) => {
      copy.messages.search.count = { mn: '{count} илэрц, {sort}', en: '{sort}: {count}' };
      full(copy, firstFile).description.mn += ` {${id}.seats.word}`;
    });
    expect(found).toEqual([]);
  });
});

describe('figures that no car has', () => {
  const facts = Object.entries(full(library, firstFile).facts);
  const [name] = given(
    facts.find(([, { spec, value }]) => typeof value === 'number' && library.specs[spec]?.unit === 'mm'),
  );
  const spec = given(full(library, firstFile).facts[name]).spec;
  const usual = given(library.specs[spec]?.usual);

  test.each([0, -1, usual.from - 1, usual.to + 1, usual.to * 10])('%s is told with what is usual', (value) => {
    const found = told((copy) => {
      given(full(copy, firstFile).facts[name]).value = value;
    });
    expect(found).toContain(
      `content/${firstFile} › facts.${name}: ${value} is not usual, ${usual.from} to ${usual.to} is (content/specs.json)`,
    );
  });

  test('both ends of a range are looked at, and what is just usual is none of them', () => {
    const found = told((copy) => {
      given(full(copy, firstFile).facts[name]).value = { from: usual.from - 1, to: usual.to };
    });
    expect(found.filter((line) => line.includes('is not usual'))).toEqual([
      `content/${firstFile} › facts.${name}: ${usual.from - 1} is not usual, ${usual.from} to ${usual.to} is (content/specs.json)`,
    ]);
  });

  test('a unit without what is usual is told', () => {
    const found = told((copy) => {
      delete given(copy.specs[spec]).usual;
    });
    expect(found).toEqual([`content/specs.json › ${spec}: a figure with a unit says what is usual`]);
  });

  test.each([189_900, 189_900_000_000])('a price of %s has too few or too many zeros', (price) => {
    const found = told((copy) => {
      copy.dealer.cars = { [full(copy, firstFile).id]: { price } };
    });
    expect(found).toEqual([expect.stringContaining('a price is written in whole tögrög: 189900000')]);
  });
});

describe('addresses', () => {
  const questions = 'search-questions.json';
  const at = library.searchQuestions.findIndex(({ place }) => place?.includes('#faq-'));
  const place = given(library.searchQuestions[at]?.place);

  test('a page that is not there is told where something leads to it', () => {
    const found = told((copy) => {
      given(copy.searchQuestions[at]).place = '/voyah/fre#winter';
      put(full(copy, firstFile), ['interior', 'link', 'address'], '/voyah/free/inner');
    });
    expect(found).toEqual([
      `content/${firstFile} › interior.link.address: there is no page at /voyah/free/inner: name another one`,
      `content/${questions} › [${at}].place: there is no page at /voyah/fre: name another one`,
    ]);
  });

  test('a part that a page does not have is told with those that it has', () => {
    const found = told((copy) => {
      given(copy.searchQuestions[at]).place = '/home?compare=1#models-of-mine';
    });
    expect(found).toEqual([
      `content/${questions} › [${at}].place: /home has no part "#models-of-mine": #models, #compare`,
    ]);
  });

  test('a question of the about page that is gone is told where the search leads to it', () => {
    const id = place.split('#faq-')[1];
    const found = told((copy) => {
      const { faq } = copy.pages.about;
      faq.questions = faq.questions.filter((question) => question.id !== id);
    });
    expect(found).toContain(
      `content/${questions} › [${at}].place: no question "${id}" is asked in content/pages/about.json`,
    );
  });

  test('figures that no page shows answer nothing', () => {
    const answered = library.searchQuestions.findIndex(({ specs }) => specs !== undefined);
    const found = told((copy) => {
      given(copy.searchQuestions[answered]).specs = ['wings', 'oars'];
    });
    expect(found).toContain(`content/${questions} › [${answered}].specs: no car's page has a figure of wings or oars`);
  });
});

describe('ids', () => {
  const [first, second] = [full(library, firstFile), full(library, secondFile)];

  test.each(['path', 'id'] as const)('a %s that another car has is told, and where', (key) => {
    const found = told((copy) => {
      put(full(copy, secondFile), [key], first[key]);
    });
    expect(found).toContain(`content/${secondFile}: "${first[key]}" is taken by content/${firstFile}`);
  });

  test('another name that is a car’s path is told', () => {
    const found = told((copy) => {
      full(copy, secondFile).aliases = [first.path];
    });
    expect(found).toEqual([`content/${secondFile}: "${first.path}" is taken by content/${firstFile}`]);
  });

  test('a car that nothing describes is told', () => {
    const found = told((copy) => {
      full(copy, secondFile).id = first.id;
    });
    expect(found).toContain(
      `content/ids.ts: nothing describes the car "${second.id}": write content/models/${second.id}.json and name it in content/library.ts`,
    );
    expect(found.filter((line) => line.includes(`the car "${first.id}": write`))).toEqual([]);
  });

  const [[, brand], [otherFile, other]] = Object.entries(library.brands) as [
    [string, Library['brands'][string]],
    [string, Library['brands'][string]],
  ];

  test('a brand that nothing describes is told', () => {
    const found = told((copy) => {
      given(copy.brands[otherFile]).id = brand.id;
    });
    expect(found).toContain(
      `content/ids.ts: nothing describes the brand "${other.id}": write content/brands/${other.id}.json and name it in content/library.ts`,
    );
  });

  test('a brand without a tile, and one with two, are told', () => {
    const { tiles } = library.pages.home;
    const found = told((copy) => {
      copy.pages.home.tiles[tiles.indexOf(other.id)] = brand.id;
    });
    const last = Math.max(tiles.indexOf(other.id), tiles.indexOf(brand.id));
    expect(found).toEqual([
      `content/pages/home.json › tiles: the brand "${other.id}" wants one tile`,
      `content/pages/home.json › tiles[${last}]: this stands twice in the list`,
    ]);
  });

  test('a brand whose page about it is not there is told', () => {
    const file = given(Object.entries(library.brands).find(([, { about }]) => about !== '/voyah/about')?.[0]);
    const path = given(library.brands[file]).about;
    const found = told((copy) => {
      copy.pages.shortAbout = copy.pages.shortAbout.filter(({ brand: of }) => of !== given(library.brands[file]).id);
    });
    expect(found).toContain(
      `content/${file} › about: there is no page at ${path}: write it in content/pages/short-about.json, or name /voyah/about`,
    );
  });
});

describe('what stands twice', () => {
  type Lists = (copy: Library) => { id: string }[];

  test.each<[string, Lists]>([
    [`content/${firstFile} › specification.tabs`, (copy) => full(copy, firstFile).specification.tabs],
    ['content/pages/about.json › faq.questions', (copy) => copy.pages.about.faq.questions],
    ['content/pages/home.json › tools.examples', (copy) => copy.pages.home.tools.examples],
    ['content/tools/towns.json › towns', (copy) => copy.tools.towns.towns],
    ['content/tools/charging.json › powers', (copy) => copy.tools.charging.powers],
    ['content/search-questions.json › ', (copy) => copy.searchQuestions],
  ])('%s: a copied entry is told, and one that keeps only the id', (where, listOf) => {
    const { id } = given(listOf(library)[0]);
    const copied = told((copy) => {
      listOf(copy)[1] = structuredClone(given(listOf(copy)[0]));
    });
    expect(copied).toContain(`${where}[1]: this stands twice in the list`);
    expect(copied).not.toContain(`${where}[1].id: "${id}" stands twice in the list`);
    const renamed = told((copy) => {
      const entry = given(listOf(copy)[1]);
      // The questions of a price are asked in one of two ways.
      if ('when' in entry) entry.when = undefined;
      entry.id = id;
    });
    expect(renamed).toContain(`${where}[1].id: "${id}" stands twice in the list`);
  });

  type When = Library['pages']['about']['faq']['questions'][number]['when'];

  test.each<[toldOrNot: boolean, first: When, second: When]>([
    [false, { prices: true }, { prices: false }],
    [false, { prices: true, newsletterService: true }, { newsletterService: false }],
    [true, { prices: true }, { newsletterService: false }],
    [true, { prices: true }, undefined],
  ])('one question with two answers is told: %s, of %o and %o', (isTold, first, second) => {
    const found = told((copy) => {
      const { questions } = copy.pages.about.faq;
      const question = { ...given(questions[0]), id: 'twin' };
      questions.push({ ...question, when: first }, { ...question, when: second });
    });
    const last = library.pages.about.faq.questions.length + 1;
    const line = `content/pages/about.json › faq.questions[${last}].id: "twin" stands twice in the list`;
    expect(found.includes(line)).toBe(isTold);
  });

  test('a row of a table, an asked question: text that a list holds already', () => {
    const { tabs } = full(library, firstFile).specification;
    const found = told((copy) => {
      given(full(copy, firstFile).specification.tabs[0]).facts.push(given(tabs[0]?.facts[0]));
      given(copy.searchQuestions[0]).asked.push(given(library.searchQuestions[0]?.asked[1]));
    });
    expect(found).toEqual([
      `content/${firstFile} › specification.tabs[0].facts[${tabs[0]?.facts.length}]: this stands twice in the list`,
      `content/search-questions.json › [0].asked[${library.searchQuestions[0]?.asked.length}]: this stands twice in the list`,
    ]);
  });

  test('a picture, and a caption in one language', () => {
    const [first, second] = full(library, firstFile).gallery.slides;
    const found = told((copy) => {
      const { slides } = full(copy, firstFile).gallery;
      slides[1] = { ...given(second), picture: given(first).picture };
      slides[2] = { ...given(slides[2]), caption: { ...given(slides[2]).caption, en: given(first).caption.en } };
    });
    const where = `content/${firstFile} › gallery.slides`;
    expect(found).toContain(`${where}[1].picture: "${first?.picture}" stands twice in the list`);
    expect(found).toContain(`${where}[2].caption.en: "${first?.caption.en}" stands twice in the list`);
    expect(found.filter((line) => line.startsWith(where))).toHaveLength(2);
  });

  test('a question that is asked anyway', () => {
    const [first, , third] = library.pages.about.faq.questions;
    const found = told((copy) => {
      const { questions } = copy.pages.about.faq;
      questions[2] = {
        ...given(third),
        when: undefined,
        question: { ...given(third).question, mn: given(first).question.mn },
      };
    });
    expect(found).toEqual([
      `content/pages/about.json › faq.questions[2].question.mn: "${first?.question.mn}" stands twice in the list`,
    ]);
  });

  test('the description of a picture', () => {
    const [[owner, texts]] = Object.entries(library.pictures).filter(([, each]) => Object.keys(each).length > 1) as [
      [string, Library['pictures'][string]],
    ];
    const [first, second] = Object.keys(texts) as [string, string];
    const found = told((copy) => {
      given(copy.pictures[owner]?.[second]).en = given(texts[first]).en;
    });
    expect(found).toEqual([
      `content/pictures/${owner}.json › ${second}.en: "${first}" is described with the same words`,
    ]);
  });

  test('the name and the colour of a paint', () => {
    const [first] = library.paints;
    const found = told((copy) => {
      Object.assign(given(copy.paints[1]), { name: first?.name, swatch: first?.swatch.toUpperCase() });
    });
    expect(found).toEqual([
      ...LOCALES.map(
        (locale) => `content/colours.json › [1].name.${locale}: "${first?.name[locale]}" is another paint as well`,
      ),
      `content/colours.json › [1].swatch: "${first?.swatch.toUpperCase()}" is another paint as well`,
    ]);
  });
});

describe('offers', () => {
  const petrol = given(Object.values(library.models).find(({ drivetrain }) => drivetrain === 'petrol'));
  const electric = given(Object.values(library.models).find(({ drivetrain }) => drivetrain !== 'petrol'));
  const term = { years: 8, km: 160_000 };
  const offered = (id: keyof NonNullable<Library['dealer']['cars']>, offer: object) =>
    told((copy) => {
      copy.dealer.cars = { [id]: offer };
      // It wants a price.
      delete copy.dealer.loan;
    });

  test('a warranty of a battery that a car has not is told', () => {
    const found = offered(petrol.id, { warranty: { car: term, battery: term } });
    expect(found).toEqual([
      `content/dealer.json › cars.${petrol.id}.warranty.battery: the ${petrol.title} has no battery to drive with`,
    ]);
    expect(offered(electric.id, { warranty: { car: term, battery: term } })).toEqual([]);
    expect(offered(petrol.id, { warranty: { car: term } })).toEqual([]);
  });

  test('a loan where no car has a price is told', () => {
    const loan = { downPayment: 0.3, monthlyRate: 0.018, months: 60 };
    const found = told((copy) => {
      copy.dealer.cars = {};
      copy.dealer.loan = loan;
    });
    expect(found).toEqual(['content/dealer.json › loan: no car has a price, so no instalment can be shown']);
  });
});

test.each(['https://dealer.mn/', 'https://dealer.mn/cars', 'https://dealer.mn?a=1'])(
  'the address of the site has nothing behind it, not "%s"',
  (address) => {
    const found = told((copy) => {
      copy.dealer.site = address;
    });
    expect(found).toEqual([
      'content/dealer.json › site: the address of the site ends with its name: https://dealer.mn',
    ]);
  },
);

test.each(['dealer.mn', 'http://dealer.mn'])('the address "%s" is told once', (address) => {
  const found = told((copy) => {
    copy.dealer.site = address;
  });
  expect(found).toEqual(['content/dealer.json › site: Invalid URL']);
});

describe('opening hours', () => {
  type Hours = Library['dealer']['showrooms'][number]['hours'];
  const open = (...hours: Hours) =>
    told((copy) => {
      given(copy.dealer.showrooms[0]).hours = hours;
    });

  test('that end before they begin are told', () => {
    expect(open({ days: ['Mo'], opens: '19:00', closes: '10:00' })).toEqual([
      'content/dealer.json › showrooms[0].hours[0].closes: it must close after it opens',
    ]);
  });

  test('of one day twice are told where they overlap, and not around a break', () => {
    const morning = { opens: '10:00', closes: '13:00' };
    const day = { opens: '12:00', closes: '19:00' };
    expect(open({ days: ['Mo', 'Tu'], ...morning }, { days: ['Tu', 'We'], ...day })).toEqual([
      'content/dealer.json › showrooms[0].hours[1].days: "Tu" is open at this time by another entry',
    ]);
    expect(open({ days: ['Mo', 'Mo'], ...morning })).toEqual([
      'content/dealer.json › showrooms[0].hours[0].days[1]: this stands twice in the list',
    ]);
    expect(open({ days: ['Mo'], ...morning }, { days: ['Mo'], opens: '13:00', closes: '19:00' })).toEqual([]);
  });
});

describe('pictures', () => {
  test('a picture that was never made is told, and that nothing is said of it', () => {
    const found = told((copy) => {
      full(copy, firstFile).exterior.slides[1] = {
        ...given(full(copy, firstFile).exterior.slides[1]),
        picture: 'nowhere/nothing',
      };
    });
    expect(found.slice(0, 2)).toEqual([
      `content/${firstFile} › exterior.slides[1].picture: there is no picture "nowhere/nothing": put media/pictures/nowhere/nothing.webp and run npm run pictures`,
      'content/pictures/nowhere.json: "nothing" has no alternative text',
    ]);
  });

  test('a picture and a text that no page shows are told', () => {
    const found = told((copy) => {
      const { pictures } = copy.manifest;
      pictures['nowhere/nothing'] = given(Object.values(pictures)[0]);
      copy.pictures.nowhere = { nothing: { mn: 'Машин.', en: 'A car.' } };
    });
    expect(found).toEqual([
      'media/pictures/nowhere/nothing: no page shows this picture',
      'content/pictures/nowhere.json: no page shows "nothing"',
    ]);
  });
});

describe('letters and shapes', () => {
  test.each([
    ['look-alikes: Ѳ', '«Ѳнгө»,', 'Ѳнгө'],
    ['look-alikes: Ү', 'улаан, Υнэ', 'Υнэ'],
    ['a Latin letter in a Mongolian word', 'шинэ (мaшин)', 'мaшин'],
    ['a Mongolian letter in a Latin word', 'шинэ Voyаh', 'Voyаh'],
  ])('%s', (_, text, word) => {
    const found = told((copy) => {
      full(copy, firstFile).tagline.mn = text;
    });
    expect(found).toEqual([
      `content/${firstFile} › tagline.mn: "${word}" mixes alphabets or uses a look-alike of Ө or Ү`,
    ]);
  });

  test('a Mongolian letter in the English text, and a text in the wrong language', () => {
    const found = told((copy) => {
      full(copy, firstFile).tagline.en = 'A quiеt car';
      copy.messages.search.count = { mn: '{count} results', en: '{count} илэрц' };
    });
    expect(found).toEqual([
      'content/messages.json › search.count.en: "илэрц" has Cyrillic letters',
      `content/${firstFile} › tagline.en: "quiеt" has Cyrillic letters`,
    ]);
  });

  test.each<[Locale, string, string]>([
    ['en', 'The "quiet" car', '"quiet"": write "“quiet”"'],
    ['en', 'The “quiet” and «small» car', '«small»": write "“small”"'],
    ['mn', 'Энэ "чимээгүй" машин', '"чимээгүй"": write "«чимээгүй»"'],
    ['mn', 'Энэ “чимээгүй” машин', '“чимээгүй”": write "«чимээгүй»"'],
    ['en', "A car that's quiet", 'that\'": write "that’"'],
    ['en', 'A quiet  car', 'quiet  ": write "quiet "'],
    ['en', 'A <b class=x>quiet</b> car', '<b class=x>" would be read as it stands: texts hold no HTML'],
    ['en', 'Todo: a quiet car', 'Todo" stands for a text that is still to be written'],
    ['en', 'A quiet car 🚗', '🚗" is in none of the site\'s fonts'],
    ['mn', 'Чимээгүй&nbsp;машин', '&nbsp;" would be read as it stands: texts hold no HTML'],
  ])('%s: %s', (locale, text, reason) => {
    const found = told((copy) => {
      full(copy, firstFile).tagline[locale] = text;
    });
    expect(found).toEqual([`content/${firstFile} › tagline.${locale}: "${reason}`]);
  });

  test('an English sentence in the place of the Mongolian one, and no short label', () => {
    const toldOf = (mn: string) =>
      told((copy) => {
        full(copy, firstFile).summary = { mn, en: 'A text without figures' };
      });
    expect(toldOf('One two three four five six seven eight nine ten')).toEqual([]);
    expect(toldOf('One two three four five six seven eight nine ten eleven')).toEqual([
      `content/${firstFile} › summary.mn: this is not Mongolian`,
    ]);
  });

  test.each([
    ['a text', 7, 'expected text, found a number'],
    ['a text', null, 'expected text, found nothing (null)'],
    ['a text', [], 'expected text, found a list'],
    ['a text', {}, 'expected text, found a group of entries'],
    ['a text', true, 'expected text, found true or false'],
    ['a text', undefined, 'it is missing'],
    ['a text', '', 'it is empty'],
  ])('%s that is %j', (_, value, reason) => {
    const found = told((copy) => put(full(copy, firstFile), ['tagline', 'en'], value));
    expect(found).toEqual([`content/${firstFile} › tagline.en: ${reason}`]);
  });

  test('entries that nothing reads', () => {
    const found = told((copy) => Object.assign(full(copy, firstFile).tagline, { de: 'Auto', fr: 'auto' }));
    expect(found).toEqual([`content/${firstFile} › tagline: nothing reads "de", "fr" here`]);
  });
});

describe('relations of figures', () => {
  const files = Object.keys(library.models);
  const fact = (value: unknown, spec: string, more: object = {}) => ({ value, spec, source: 'ours', ...more });
  /** The mistakes of a car whose figures are replaced by these, of their relations alone. */
  const related = (facts: Record<string, object>) =>
    told((copy) => put(copy, ['models', given(files[0]), 'facts'], facts)).filter(
      (line) => line.startsWith(`content/${files[0]} › facts.`) && /fit|cannot be used/.test(line),
    );
  const at = (name: string, reason: string) => [`content/${files[0]} › facts.${name}: ${reason}`];

  test.each([
    [
      'torque',
      { torque: fact(700, 'torque'), a: fact(300, 'torqueFront'), b: fact(410, 'torqueRear') },
      '700 does not fit: torqueFront + torqueRear is 710',
    ],
    [
      'turn',
      { turn: fact(11, 'turningDiameter'), a: fact(5.7, 'turningRadius') },
      '11 does not fit: 2 × turningRadius is 11.4',
    ],
    [
      'length',
      {
        length: fact(4900, 'length'),
        a: fact(900, 'frontOverhang'),
        b: fact(2960, 'wheelbase'),
        c: fact(1000, 'rearOverhang'),
      },
      '4900 does not fit: frontOverhang + wheelbase + rearOverhang is 4860',
    ],
    [
      'power',
      { power: fact(490, 'power'), a: fact(350, 'powerKw') },
      '490 does not fit: powerKw in metric horsepower is 475.87',
    ],
    [
      'use',
      { use: fact(20, 'consumption'), a: fact(100, 'batteryUsable'), b: fact(400, 'range') },
      '20 does not fit: battery ÷ range × 100 is 25',
    ],
    ['net', { net: fact(107, 'batteryUsable'), a: fact(106, 'batteryCapacity') }, '107 kWh cannot be used of 106 kWh'],
    [
      'tyre',
      { tyre: fact({ mn: '255/45 R20', en: '255/45 R20' }, 'tyres'), a: fact(19, 'rims') },
      'the tyre 255/45 R20 does not fit a rim of 19 inches',
    ],
  ])('%s', (name, facts, reason) => {
    expect(related(facts)).toEqual(at(name, reason));
  });

  test.each([
    ['sums that fit', { torque: fact(710, 'torque'), a: fact(300, 'torqueFront'), b: fact(410, 'torqueRear') }],
    ['a half of a sum', { torque: fact(710, 'torque'), a: fact(300, 'torqueFront') }],
    ['a rounded power', { power: fact(476.8, 'power'), a: fact(350, 'powerKw') }],
    ['a rounded consumption', { use: fact(25.4, 'consumption'), a: fact(100, 'batteryUsable'), b: fact(400, 'range') }],
    ['all of a battery', { net: fact(106, 'batteryUsable'), a: fact(106, 'batteryCapacity') }],
    ['a tyre on its rim', { tyre: fact({ mn: '255/45 R20', en: '255/45 R20' }, 'tyres'), a: fact(20, 'rims') }],
    [
      'another version',
      {
        torque: fact(700, 'torque', { version: 'x' }),
        a: fact(300, 'torqueFront', { version: 'y' }),
        b: fact(410, 'torqueRear'),
      },
    ],
    [
      'no single number',
      { torque: fact({ from: 1, to: 2 }, 'torque'), a: fact(300, 'torqueFront'), b: fact(410, 'torqueRear') },
    ],
  ])('%s are no mistake', (_, facts) => {
    expect(related(facts)).toEqual([]);
  });

  test('the test cycle of the figure itself counts before none', () => {
    const facts = {
      use: fact(20, 'consumption', { cycle: 'wltp' }),
      a: fact(100, 'batteryUsable'),
      b: fact(400, 'range'),
    };
    expect(related({ ...facts, c: fact(500, 'range', { cycle: 'wltp' }) })).toEqual([]);
    expect(related({ ...facts, c: fact(500, 'range', { cycle: 'cltc' }) })).toEqual(
      at('use', '20 does not fit: battery ÷ range × 100 is 25'),
    );
  });

  test('a title that is not made of the brand and the name is told', () => {
    const { title } = full(library, firstFile);
    const found = told((copy) => {
      full(copy, firstFile).title = `${title}r`;
    });
    expect(found).toContain(`content/${firstFile} › title: "${title}r": write "${title}"`);
  });

  test('figures of a battery in a petrol car, and of petrol in an electric one, are told; a hybrid has both', () => {
    const spec = library.specs.fuelConsumption && 'fuelConsumption';
    const toldOf = (drivetrain: FullModel['drivetrain']) =>
      told((copy) => {
        const car = full(copy, firstFile);
        car.drivetrain = drivetrain;
        car.facts = { ...car.facts, burnt: { ...given(Object.values(car.facts)[0]), spec: given(spec), value: 7 } };
      }).filter((line) => line.includes('drivetrain "'));
    expect(toldOf('electric')).toEqual([
      `content/${firstFile} › facts.burnt: a car with drivetrain "electric" has no fuelConsumption`,
    ]);
    expect(toldOf('petrol')).toContain(
      `content/${firstFile} › facts.batteryUsable: a car with drivetrain "petrol" has no batteryUsable`,
    );
    expect(toldOf('hybrid')).toEqual([]);
    const ofVersion = told((copy) => {
      const car = full(copy, firstFile);
      const [fact] = Object.values(car.facts);
      const [version] = Object.keys(library.versions);
      car.facts = { ...car.facts, burnt: { ...given(fact), spec: given(spec), value: 7, version: given(version) } };
    });
    expect(ofVersion.filter((line) => line.includes('drivetrain "'))).toEqual([]);
  });

  test('a town that lies farther away than its road is long, or much nearer, is told', () => {
    const toldOf = (part: { latitude?: number; km?: number }) =>
      told((copy) => {
        const { towns } = copy.tools.towns;
        towns.splice(0, towns.length, { ...given(towns.at(-1)), ...part });
      }).filter((line) => line.startsWith('content/tools/towns.json › towns[0]'));
    const { km } = given(library.tools.towns.towns.at(-1));
    expect(toldOf({})).toEqual([]);
    expect(toldOf({ latitude: 42 })[0]).toMatch(/towns\[0\]\.km: \d+ km by road, but \d+ km in a straight line$/);
    expect(toldOf({ km: Math.round(km / 2) })).toHaveLength(1);
    expect(toldOf({ km: Math.min(2000, km * 3) })).toHaveLength(1);
  });

  test('a source that was read before it was published is told', () => {
    const id = given(Object.entries(library.sources).find(([, { read }]) => read !== undefined)?.[0]);
    const toldOf = (published: string, read: string) =>
      told((copy) => {
        Object.assign(given(copy.sources[id]), { published, read });
      });
    expect(toldOf('2023-09', '2023-08')).toEqual([
      `content/sources.json › ${id}.read: it was read before it was published`,
    ]);
    expect(toldOf('2023-08', '2023-08')).toEqual([]);
    expect(toldOf('2023', '2023-08')).toEqual([]);
    expect(toldOf('2023-08', '2023')).toEqual([]);
    expect(toldOf('2024-01', '2023')).toHaveLength(1);
  });

  test('a source of which half is said is told', () => {
    const id = given(Object.entries(library.sources).find(([, { title }]) => title !== undefined)?.[0]);
    for (const key of ['title', 'read']) {
      const found = told((copy) => put(copy, ['sources', id, key], undefined));
      expect(found).toEqual([`content/sources.json › ${id}: a source has a title and the month in which it was read`]);
    }
  });
});
