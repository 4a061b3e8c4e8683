/** Damaged content must never build: every mistake is found and named by its file, its place and its reason. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { findFigure } from '../figures/fill-figures.ts';
import { namedFigures } from '../figures/named-figures.ts';
import { files, type Library, library } from '../library.ts';
import { libraryOf } from '../library-of.ts';
import * as schema from '../schema.ts';
import { checkContent } from './check-content.ts';
import { tellProblem } from './problem.ts';

type Node = Record<string, unknown>;
type Place = { path: string[]; key: string; value: unknown };

/** Everything that staff write; the list of made pictures is a file of the tools. */
const { manifest, ...written } = library;

test('the content has no mistake', () => {
  expect(checkContent(library).map((each) => tellProblem(each))).toEqual([]);
});

/** Keys of what may be missing somewhere, as the schema has them. */
const OPTIONAL = new Set(
  Object.values(schema).flatMap((type) =>
    type instanceof z.ZodType ? optionalKeys(z.toJSONSchema(type, { unrepresentable: 'any', io: 'input' })) : [],
  ),
);

function optionalKeys(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const { properties = {}, required = [] } = node as { properties?: object; required?: string[] };
  return [
    ...Object.keys(properties).filter((key) => !required.includes(key)),
    ...Object.values(node).flatMap(optionalKeys),
  ];
}

function placesIn(value: unknown, path: string[] = []): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => [
    { path, key, value: item },
    ...placesIn(item, [...path, key]),
  ]);
}

/** What `library-of.ts` puts together is code, which the compiler checks; all cars share the paints. */
const places = placesIn(written).filter(
  ({ path, key }) =>
    path.length > 0 && path.join() !== 'tools' && !(path[0] === 'models' && [key, path[2]].includes('colours')),
);

/** A copy of the content with one thing changed. */
function damaged(path: string[], change: (parent: Node) => void): Library {
  const copy = structuredClone(library);
  const parent = path.reduce<unknown>((node, key) => (node as Node | undefined)?.[key], copy);
  if (typeof parent !== 'object' || parent === null) throw new Error(`${path.join('.')} is not there`);
  change(parent as Node);
  return copy;
}

const OTHER_TYPES: Record<string, unknown[]> = {
  string: [7, null, undefined, true, [], {}],
  number: ['7', null, Number.NaN, Number.POSITIVE_INFINITY, {}],
  boolean: ['true', 1, null],
  object: ['text', 7, null, true],
};

/** What may be done to a place so that it is certainly wrong. */
function damagesOf({ path, key, value }: Place): ((parent: Node) => void)[] {
  const set = (other: unknown) => (parent: Node) => {
    parent[key] = other;
  };
  const damages = (OTHER_TYPES[typeof value] ?? [])
    .filter((other) => other !== undefined || !OPTIONAL.has(key))
    // A published figure may be words or a number.
    .filter((other) => key !== 'value' || typeof other !== 'number')
    .map(set);
  // A missing word does not compile; an entry of a table may go if nobody needs it.
  const isInTable =
    path.length <= 1 ||
    ['pictures', 'social', 'messages', 'cars', 'synonyms', 'searchQuestions', 'outline'].some((table) =>
      path.slice(0, 4).includes(table),
    );
  if (!isInTable && !OPTIONAL.has(key) && !Array.isArray(value)) {
    damages.push((parent) => {
      if (Array.isArray(parent)) parent[Number(key)] = undefined;
      else delete parent[key];
    });
  }
  if ((key === 'mn' || key === 'en') && path[0] !== 'units') damages.push(set(''), set('   '));
  if (['source', 'spec', 'version', 'cycle', 'fact', 'battery'].includes(key)) damages.push(set('nowhere'));
  if (key === 'unit' && path[0] === 'models') damages.push(set('parsecs'));
  if (key === 'picture') damages.push(set('nobody/nothing'), set('../../secret'));
  if (key === 'brand') damages.push(set('nissan'));
  if (key === 'swatch') damages.push(set('#12345'), set('red'));
  return damages;
}

test('random damage is found, and named by file and reason', () => {
  fc.assert(
    fc.property(fc.nat(places.length - 1), fc.nat(), (at, which) => {
      const place = places[at] as Place;
      const damages = damagesOf(place);
      if (damages.length === 0) return;
      const content = damaged(place.path, damages[which % damages.length] as (parent: Node) => void);
      const problems = checkContent(content);
      expect(problems, [...place.path, place.key].join(' › ')).not.toEqual([]);
      for (const problem of problems) expect(tellProblem(problem)).toMatch(/^(content|media)\/\S.*: \S/);
    }),
    { numRuns: 150 },
  );
});

test.each([[null], ['Voyah Free'], [7], [true], [[]]])('%o in the place of a car is one mistake', (value) => {
  const file = 'models/voyah-free.json';
  const asRead = libraryOf({ ...files, [file]: value }, manifest);
  const inItsPlace = damaged(['models'], (models) => {
    models[file] = value;
  });
  for (const content of [asRead, inItsPlace]) {
    expect(checkContent(content).map((each) => tellProblem(each))).toEqual([
      expect.stringMatching(/^content\/models\/voyah-free\.json.*: /),
    ]);
  }
});

const records = places.filter(({ value }) => isRecord(value));

test('a car that no calculator knows is told, whatever stands there', () => {
  for (const tool of ['winter', 'charging']) {
    const content = damaged(['tools', tool, 'cars'], (cars) => {
      cars.surprise = 7;
    });
    expect(checkContent(content).map((each) => tellProblem(each))).toEqual([
      expect.stringMatching(new RegExp(`^content/tools/${tool}\\.json.*surprise`)),
    ]);
  }
});

test('a key that nobody reads is found', () => {
  fc.assert(
    fc.property(fc.nat(records.length - 1), (at) => {
      const place = records[at] as Place;
      const content = damaged([...place.path, place.key], (node) => {
        node.surprise = 7;
      });
      expect(checkContent(content), [...place.path, place.key].join(' › ')).not.toEqual([]);
    }),
    { numRuns: 60 },
  );
});

function isRecord(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const FREE = ['models', 'models/voyah-free.json'];

/** A figure of the Voyah Free as a careless text would have it. */
const figure = (name: string) => findFigure(namedFigures(library), 'voyah-free', name)?.en ?? '';

for (const [mistake, path, change, expected] of [
  [
    'five paints',
    [],
    (content) => (content.paints = (content.paints as Node[]).slice(1)),
    /colours\.json: .*six colours/,
  ],
  [
    'five hexadecimal digits in the common paints',
    ['paints', '0'],
    (colour) => (colour.swatch = '#12345'),
    /colours\.json › \[0\]\.swatch: .*six hexadecimal digits/,
  ],
  ['a fourth promotion', [...FREE], (car) => (car.promotions as Node[]).push({}), /promotions: .*three promotions/],
  [
    'a label of the interface in one language only',
    ['messages', 'frame', 'skip'],
    (text) => delete text.en,
    /content\/messages\.json › frame\.skip\.en: it is missing/,
  ],
  [
    'a label of the interface with letters of two alphabets',
    ['messages', 'search', 'kinds', 'model'],
    (text) => (text.mn = 'Заgвар'),
    /content\/messages\.json › search\.kinds\.model\.mn: "Заgвар" mixes alphabets/,
  ],
  [
    'a missing translation',
    [...FREE, 'tagline'],
    (text) => delete text.en,
    /voyah-free\.json › tagline\.en: it is missing/,
  ],
  [
    'a figure without source',
    [...FREE, 'facts', 'torque'],
    (fact) => delete fact.source,
    /voyah-free\.json › facts\.torque\.source: it is missing/,
  ],
  [
    'an unknown source',
    [...FREE, 'facts', 'torque'],
    (fact) => (fact.source = 'hearsay'),
    /voyah-free\.json › facts\.torque\.source: "hearsay" is not in content\/sources\.json/,
  ],
  [
    'a source that nobody says to have read',
    ['sources', 'evkx'],
    (source) => delete source.read,
    /sources\.json › evkx: a source has a title and the month in which it was read/,
  ],
  [
    'a month in words',
    ['sources', 'arenaEvAugust'],
    (source) => (source.published = 'August 2023'),
    /sources\.json › arenaEvAugust\.published: a month is written 2023-08, a year 2023/,
  ],
  [
    'a range without test cycle and version',
    [...FREE, 'facts', 'rangeChinese'],
    (fact) => delete fact.cycle,
    /voyah-free\.json › facts\.rangeChinese: "Range on a full charge" needs its test cycle or its version/,
  ],
  [
    'a figure in the strip that the car does not have',
    [...FREE, 'figures', '0'],
    (figure) => (figure.fact = 'rangeMoon'),
    /voyah-free\.json › figures\[0\]\.fact: the car has no figure "rangeMoon"/,
  ],
  [
    'a figure that nobody shows',
    [...FREE, 'facts'],
    (facts) => (facts.flyingHeight = { spec: 'height', value: 30, source: 'importer' }),
    /voyah-free\.json › facts\.flyingHeight: no table, text or calculator uses this figure/,
  ],
  [
    'a torque that its motors do not give',
    [...FREE, 'facts', 'torque'],
    (fact) => (fact.value = Number(fact.value) + 5),
    /voyah-free\.json › facts\.torque: \d+ does not fit: torqueFront \+ torqueRear is \d+/,
  ],
  [
    'horsepower that are not the kilowatts',
    [...FREE, 'facts', 'powerKw'],
    (fact) => (fact.value = Number(fact.value) + 5),
    /voyah-free\.json › facts\.power: \d+ does not fit: powerKw in metric horsepower is \d+/,
  ],
  [
    'a tyre that does not fit its rim',
    [...FREE, 'facts', 'tyres', 'value'],
    (text) => (text.mn = text.en = '255/40 R27'),
    /voyah-free\.json › facts\.tyres: the tyre 255\/40 R27 does not fit a rim of \d+ inches/,
  ],
  [
    'a text that names an unknown figure',
    [...FREE, 'tagline'],
    (text) => (text.en = 'It goes {voyah-free.rangeMoon} km'),
    /voyah-free\.json › tagline\.en: there is no figure "\{voyah-free\.rangeMoon\}"; voyah-free has .*rangeWltp/,
  ],
  [
    'a text that names a car by mistake',
    ['pages', 'about', 'lead'],
    (text) => (text.en = 'It goes {voyah-fre.rangeWltp} km'),
    /pages\/about\.json › lead\.en: there is no group of figures "voyah-fre" \(voyah-free/,
  ],
  [
    'a modifier that does not fit',
    [...FREE, 'tagline'],
    (text) => (text.en = 'It goes {voyah-free.rangeWltp.to} km'),
    /voyah-free\.json › tagline\.en: "\{voyah-free\.rangeWltp\.to\}": "\.to" does not fit this figure/,
  ],
  [
    'a figure typed into a text',
    [...FREE, 'tagline'],
    (text) => (text.mn = `Цахилгаанаар ${figure('rangeChinese')} км явна`),
    /voyah-free\.json › tagline\.mn: "\d+ km" is a figure: write .*\{voyah-free\.rangeChinese\}/,
  ],
  [
    'a tyre size typed into a caption',
    [...FREE, 'tagline'],
    (text) => (text.en = `On ${figure('tyres')}`),
    /voyah-free\.json › tagline\.en: ".+" is a figure: write \{voyah-free\.tyres\}/,
  ],
  [
    'a figure of a car typed among the calculators',
    ['tools', 'winter', 'cars', 'voyah-free', 'basis'],
    (text) => (text.en = `Based on ${figure('rangeWltp')} km`),
    /tools\/winter\.json › cars\.voyah-free\.basis\.en: "\d+ km" is a figure: write .*\{voyah-free\.rangeWltp\}/,
  ],
  [
    'the name of a paint typed into a caption',
    [...FREE, 'tagline'],
    (text) => (text.en = `In ${library.paints[1]?.name.en}`),
    /voyah-free\.json › tagline\.en: "\D+" is the name of a paint: write \{paint\.2\}/,
  ],
  [
    'a term that is written otherwise',
    [...FREE, 'tagline'],
    (text) => (text.en = 'Charges from an ordinary socket'),
    /voyah-free\.json › tagline\.en: "ordinary socket": write "household socket"/,
  ],
  [
    'a line of another car with its name changed',
    ['models', 'models/voyah-dreamer.json', 'tagline'],
    (text) =>
      (text.en = library.models['models/voyah-free.json']?.tagline.en.replaceAll('Voyah Free', 'Voyah Dreamer')),
    /voyah-dreamer\.json › tagline\.en: this could stand on another car's page, and does in content\/models\/voyah-free\.json/,
  ],
  [
    'a calculated figure typed into an answer',
    ['pages', 'about', 'faq', 'questions', '0', 'answer'],
    (text) => (text.en = `It costs ${figure('cost100').split('–')[0]} ₮.`),
    /pages\/about\.json › faq\.questions\[0\]\.answer\.en: ".+ ₮" is a figure: write \{voyah-free\.cost100\}/,
  ],
  [
    'more figures promised than there are',
    ['pages', 'about', 'statistics', '1'],
    (statistic) => (statistic.value = '9000+'),
    /pages\/about\.json › statistics\[1\]: "9000\+" is too much: there are \d+/,
  ],
  [
    'a calculator that calculates from nothing',
    ['tools', 'winter', 'cars', 'voyah-free'],
    (car) => (car.range = 'rangeMoon'),
    /tools\/winter\.json › cars\.voyah-free\.range: the car "voyah-free" has no figure "rangeMoon"/,
  ],
  [
    'an unknown picture',
    [...FREE, 'features', '0'],
    (card) => (card.picture = 'voyah-free/moon'),
    /voyah-free\.json › features\[0\]\.picture: there is no picture "voyah-free\/moon"/,
  ],
  [
    'a picture without alternative text',
    ['pictures', 'voyah-free'],
    (texts) => delete texts[Object.keys(texts)[0] ?? ''],
    /pictures\/voyah-free\.json: ".+" has no alternative text/,
  ],
  ['an unknown brand', FREE, (car) => (car.brand = 'nissan'), /voyah-free\.json › brand: .*expected one of "voyah"/],
  [
    'an address that is taken',
    ['models', 'models/voyah-dreamer.json'],
    (car) => (car.path = '/voyah/free'),
    /voyah-dreamer\.json: "\/voyah\/free" is taken by content\/models\/voyah-free\.json/,
  ],
  [
    'a look-alike of a Mongolian letter',
    [...FREE, 'tagline'],
    (text) => (text.mn = 'Вoyah хүчтэй'),
    /voyah-free\.json › tagline\.mn: "Вoyah" mixes alphabets/,
  ],
  [
    'a battery warranty on a petrol car',
    ['dealer'],
    (dealer) => (dealer.cars = { 'forthing-t5-evo': { warranty: { battery: { years: 8 } } } }),
    /dealer\.json › cars\.forthing-t5-evo\.warranty\.battery: the Forthing T5 EVO has no battery/,
  ],
  [
    'a loan without a price',
    ['dealer'],
    (dealer) => Object.assign(dealer, { cars: {}, loan: { downPayment: 0.3, monthlyRate: 0.018, months: 60 } }),
    /dealer\.json › loan: no car has a price/,
  ],
  [
    'a price in words',
    ['dealer'],
    (dealer) => (dealer.cars = { 'voyah-free': { price: '189,900,000' } }),
    /dealer\.json › cars\.voyah-free\.price: /,
  ],
  [
    'a telephone number without country',
    ['dealer'],
    (dealer) => ((dealer.showrooms as Node[])[0] = { ...(dealer.showrooms as Node[])[0], phone: '7000 0000' }),
    /dealer\.json › showrooms\[0\]\.phone: .*country code/,
  ],
] as [string, string[], (node: Node) => unknown, RegExp][]) {
  test(`${mistake}: the message says where and why`, () => {
    const problems = checkContent(
      damaged(path, (node) => {
        change(node);
      }),
    ).map((each) => tellProblem(each));
    expect(
      problems.filter((problem) => expected.test(problem)),
      problems.join('\n'),
    ).toHaveLength(1);
  });
}

const FORTHING = ['brands', 'brands/forthing.json'];
const LENGTH = [...FREE, 'facts', 'length'];

for (const [mistake, path, change, expected] of [
  ['a figure that is no figure', LENGTH, { value: '4905' }, 'facts.length.value: expected a number, found text'],
  ['half a range', LENGTH, { value: { from: 180 } }, 'facts.length.value.to: it is missing'],
  ['a value in one language', LENGTH, { value: { mn: 'урт' } }, 'facts.length.value.en: it is missing'],
  [
    'a tagline in one language',
    FORTHING,
    { subBanner: { tagline: { mn: 'x' } } },
    'subBanner.tagline.en: it is missing',
  ],
  ['a banner of nothing', FORTHING, { subBanner: {} }, 'subBanner.tagline: it is missing'],
  [
    'a group in the place of a label',
    ['messages', 'header'],
    { home: 'Home' },
    'expected a group of entries, found text',
  ],
  ['a language that there is not', ['messages', 'header', 'home'], { ru: 'x' }, 'nothing reads "ru" here'],
  [
    'a refusal in one language',
    ['tools', 'winter', 'cars'],
    { 'voyah-free': { refusal: { mn: 'x' } } },
    'refusal.en: it is missing',
  ],
  [
    'an unknown kind of page',
    FREE,
    { coverage: 'half' },
    "coverage: Invalid discriminator value. Expected 'full' | 'partial'",
  ],
] as [string, string[], Node, string][]) {
  test(`${mistake} is one mistake: nothing is told of what follows from it`, () => {
    const problems = checkContent(damaged(path, (node) => Object.assign(node, change))).map((each) =>
      tellProblem(each),
    );
    expect(problems).toEqual([expect.stringContaining(expected)]);
  });
}
