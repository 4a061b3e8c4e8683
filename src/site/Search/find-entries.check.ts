import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SearchIndex } from '#/catalogue/build-search-index.ts';
import { learnQuestions } from '#/catalogue/learn-questions.ts';
import { packLearned } from '#/language/learned.ts';
import { soundOf } from '#/language/transliterate.ts';
import { fold } from '#/language/words-of.ts';
import { makeFinder, type SearchEntry } from './find-entries.ts';
import { markWords } from './mark-words.ts';

const entries: SearchEntry[] = [
  { kind: 'model', title: 'Voyah Free', text: 'Цахилгаан SUV, таван суудалтай.', address: '/voyah/free' },
  { kind: 'model', title: 'Voyah Dreamer', text: 'Цахилгаан минивэн, долоон суудалтай.', address: '/voyah/dreamer' },
  { kind: 'model', title: 'Forthing T5 EVO', text: 'Бензин хөдөлгүүртэй SUV.', address: '/forthing/T5evo' },
  { kind: 'model', title: 'Aeolus Shine GS', text: '1.5 л турбо, 7–9 л/100 км.', address: '/aeolus/shinegs' },
  { kind: 'page', title: 'Voyah', text: 'High-end new energy brand of the national team', address: '/voyah' },
  {
    kind: 'page',
    title: 'Холбоо барих',
    text: 'Утас, и-мэйл, хаяг',
    address: '/voyah/about#contact',
    also: 'contact phone',
  },
  { kind: 'figure', title: 'Суудлын тоо: 5', text: 'Voyah Free', address: '/voyah/free#size', also: 'seats суудал' },
  {
    kind: 'figure',
    title: 'Гэрээр бүрэн цэнэглэх: 12 цаг',
    text: 'Voyah Free, AC 220V',
    address: '/voyah/free#electric',
    also: 'home charging',
  },
  {
    kind: 'figure',
    title: 'Батарейн багтаамж: 106 кВт·ц',
    text: 'Voyah Free',
    address: '/voyah/free#electric',
    also: 'battery capacity',
  },
  {
    kind: 'figure',
    title: 'Тээшний багтаамж: 560–1,320 л',
    text: 'Voyah Free',
    address: '/voyah/free#size',
    also: 'boot trunk',
  },
  { kind: 'figure', title: 'Хөдөлгүүрийн чадал: 489 м.х. (360 кВт)', text: 'Voyah Free', address: '/voyah/free#other' },
  {
    kind: 'feature',
    title: '360 градусын камер',
    text: '2D болон 3D харагдац',
    address: '/voyah/free/inter#grid',
    also: 'camera',
  },
  {
    kind: 'feature',
    title: '12.3 инчийн гурван дэлгэц',
    text: 'Өргөгдөж буудаг',
    address: '/voyah/free/feature#infotainment',
  },
  {
    kind: 'question',
    title: 'Өвөл хэр хол явах вэ?',
    text: 'Хүйтэнд 270–355 км.',
    address: '/voyah/about#faq',
    also: 'winter cold snow',
  },
];
/** The finder of entries alone, without questions. */
const finderOf = (list: SearchEntry[], more: Partial<SearchIndex> = {}) => {
  const find = makeFinder({
    entries: list,
    models: 0,
    brands: [],
    towns: [],
    answers: [],
    learned: packLearned({}),
    ...more,
  });
  return (query: string) => find(query).found;
};
const find = finderOf(entries);
const titles = (query: string) => find(query).map(({ entry }) => entry.title);

describe('what visitors type', () => {
  test.each([
    ['winter', 'Өвөл хэр хол явах вэ?'],
    ['өвөл', 'Өвөл хэр хол явах вэ?'],
    ['uvul', 'Өвөл хэр хол явах вэ?'],
    ['ovol', 'Өвөл хэр хол явах вэ?'],
    ['öwöl', 'Өвөл хэр хол явах вэ?'],
    ['суудал', 'Суудлын тоо: 5'],
    ['suudal', 'Суудлын тоо: 5'],
    ['360', '360 градусын камер'],
    ['360 камер', '360 градусын камер'],
    ['kamer 360', '360 градусын камер'],
    ['12 h', 'Гэрээр бүрэн цэнэглэх: 12 цаг'],
    ['12h', 'Гэрээр бүрэн цэнэглэх: 12 цаг'],
    ['12 ц', 'Гэрээр бүрэн цэнэглэх: 12 цаг'],
    ['12 цаг', 'Гэрээр бүрэн цэнэглэх: 12 цаг'],
    ['106 kWh', 'Батарейн багтаамж: 106 кВт·ц'],
    ['489 hp', 'Хөдөлгүүрийн чадал: 489 м.х. (360 кВт)'],
    ['1320', 'Тээшний багтаамж: 560–1,320 л'],
    ['1,320 L', 'Тээшний багтаамж: 560–1,320 л'],
    ['12,3', '12.3 инчийн гурван дэлгэц'],
    ['free voyah', 'Voyah Free'],
    ['VOYAH FREE', 'Voyah Free'],
    ['воях фри', 'Voyah Free'],
    ['воях', 'Voyah'],
    ['форсинг', 'Forthing T5 EVO'],
    ['dreemer', 'Voyah Dreamer'],
    ['draemer', 'Voyah Dreamer'],
    ['forthin', 'Forthing T5 EVO'],
    ['t5', 'Forthing T5 EVO'],
    ['t5evo', 'Forthing T5 EVO'],
    ['shne gs', 'Aeolus Shine GS'],
    ['tsahilgaan', 'Voyah Free'],
    ['cahilgaan', 'Voyah Free'],
    ['цахилгаан', 'Voyah Free'],
    ['xoldoo barih', 'Холбоо барих'],
    ['holboo barikh', 'Холбоо барих'],
    ['phone', 'Холбоо барих'],
    ['delgets', '12.3 инчийн гурван дэлгэц'],
    ['тээшний', 'Тээшний багтаамж: 560–1,320 л'],
    ['суудлын', 'Суудлын тоо: 5'],
    ['батарейг', 'Батарейн багтаамж: 106 кВт·ц'],
  ])('"%s" finds %s first', (query, title) => {
    expect(titles(query)[0]).toBe(title);
  });

  test('a word is met in the forms that lose a vowel', () => {
    const seats = finderOf([{ kind: 'figure', title: 'Суудлын тоо: 5', text: '', address: '/a' }]);
    for (const query of ['суудал', 'suudal', 'sudal']) expect(seats(query)).toHaveLength(1);
    for (const query of ['судар', 'сүлд']) expect(seats(query), query).toHaveLength(0);
    const winter = finderOf([{ kind: 'page', title: 'Өвлийн явах зай', text: '', address: '/a' }]);
    for (const query of ['өвөл', 'uvul', 'ovol']) expect(winter(query)).toHaveLength(1);
    const news: SearchEntry = { kind: 'question', title: 'Шинэ мэдээ', text: '', address: '/a' };
    const shine: SearchEntry = { kind: 'model', title: 'Shine GS', alias: 'шайн', text: '', address: '/b' };
    expect(finderOf([news, shine])('шайн').map(({ entry }) => entry)).toEqual([shine]);
  });

  test('all words must be met, unless no entry has them all', () => {
    expect(titles('voyah dreamer')).toEqual(['Voyah Dreamer']);
    expect(titles('dreamer бензин')).toEqual(expect.arrayContaining(['Voyah Dreamer', 'Forthing T5 EVO']));
  });

  test('a number and its unit belong together, and are not looked for apart', () => {
    const places: SearchEntry[] = [
      { kind: 'feature', title: '12 чанга яригч', text: '200 км/ц хурдад ч тод', address: '/a' },
      { kind: 'figure', title: 'Цэнэглэх: 12 цаг', text: '', address: '/b' },
    ];
    expect(finderOf(places)('12 h').map(({ entry }) => entry.address)).toEqual(['/b']);
    expect(finderOf(places)('12').map(({ entry }) => entry.address)).toHaveLength(2);
  });

  test('a number is met whole before it is met by its beginning', () => {
    expect(titles('12')).not.toContain('12.3 инчийн гурван дэлгэц');
    expect(titles('132')).toEqual(['Тээшний багтаамж: 560–1,320 л']);
  });

  test('a word that is written to its end is not the beginning of a much longer one, where a text has it', () => {
    const places: SearchEntry[] = [
      { kind: 'figure', title: 'Дүүжин: олон холбоост', text: '', address: '/linked' },
      { kind: 'question', title: 'Хэр хол явах вэ?', text: '', address: '/far' },
      { kind: 'feature', title: 'Six airbags', text: '', address: '/airbags' },
      { kind: 'feature', title: 'Fresh air', text: '', address: '/air' },
    ];
    const addresses = (query: string) => finderOf(places)(query).map(({ entry }) => entry.address);
    expect(addresses('хол вэ')).toEqual(['/far']);
    // Somebody may go on typing.
    expect(addresses('хол')).toEqual(expect.arrayContaining(['/far', '/linked']));
    expect(addresses('air зай')).toEqual(expect.arrayContaining(['/air', '/airbags']));
    // Without the word itself its beginning is all there is.
    expect(finderOf(places.slice(0, 1))('хол вэ').map(({ entry }) => entry.address)).toEqual(['/linked']);
  });

  test('nothing is guessed where a word was really met', () => {
    expect(titles('free')).not.toContain('Forthing T5 EVO');
    expect(titles('zzzzzz')).toEqual([]);
    expect(titles('370')).toEqual([]);
  });

  test('a word that is only guessed at hides nothing that another one finds', () => {
    const find = finderOf([
      { kind: 'feature', title: 'Boot', text: 'Made for a tow.', address: '/boot' },
      { kind: 'feature', title: 'Tow', text: 'Up to 2,000 kg.', address: '/tow' },
    ]);
    expect(find('tow boat').map(({ entry }) => entry.address)).toContain('/tow');
    expect(find('boat').map(({ entry }) => entry.address)).toEqual(['/boot']);
  });

  test('small words find nothing beside a word that is not known', () => {
    const find = finderOf([{ kind: 'figure', title: 'Баянхонгор, 620 км', text: '', address: '/winter' }]);
    expect(find('байна')).toHaveLength(1);
    expect(find('zzzzzz байна уу')).toEqual([]);
    expect(find('zzzzzz baina uu')).toEqual([]);
  });

  test('what is new is not the car whose name sounds like it', () => {
    expect(titles('шинэ')).not.toContain('Aeolus Shine GS');
    expect(titles('shine')[0]).toBe('Aeolus Shine GS');
  });
});

describe('questions', () => {
  const index: SearchIndex = {
    entries: [
      { kind: 'model', title: 'Voyah Free', text: '', address: '/voyah/free' },
      { kind: 'model', title: 'Aeolus Huge', text: '', address: '/aeolus/huge' },
      { kind: 'feature', title: 'Дархан, 219 км', other: 'Darkhan, 219 km', text: '', address: '/voyah/free#winter' },
      { kind: 'question', title: 'Үнэ нь хэд вэ?', text: '', address: '/voyah/about#faq-price' },
      { kind: 'page', title: 'Order Voyah Free', text: '', address: '/voyah/free#order' },
      { kind: 'page', title: 'Холбоо барих', text: '', address: '/voyah/about#contact' },
      { kind: 'feature', title: 'Загвар харьцуулах', text: '', address: '/home#compare' },
    ],
    models: 2,
    brands: [],
    towns: [2],
    answers: [
      { general: 3, ofCar: [4, null] },
      { general: 5, unsaid: true },
      { general: 5, beforeTown: true },
      { general: 6, ofSeveral: true },
      {},
    ],
    learned: packLearned(
      learnQuestions(
        [
          ['price', 'how much does it cost', 'үнэ хэд вэ', 'машин ямар үнэтэй вэ'],
          ['spare parts', 'сэлбэг', 'сэлбэг олдох уу'],
          ['do you have a branch', 'салбар', 'салбартай юу'],
          ['compare', 'харьцуулах', 'ялгаа нь юу вэ'],
          ['hello', 'сайн байна уу', 'thanks'],
        ].flatMap((texts, means) => texts.map((text) => ({ text, means }))),
        5,
      ),
    ),
  };
  const ask = (query: string) => {
    const { found, isUnsaid } = makeFinder(index)(query);
    return { first: found[0]?.entry.address, isUnsaid };
  };

  test.each([
    ['үнэ хэд вэ', '/voyah/about#faq-price'],
    ['энэ сайхан машин чинь ямар үнэтэй байх бол доо', '/voyah/about#faq-price'],
    ['yamar unetei ve', '/voyah/about#faq-price'],
    ['how mutch does this cost', '/voyah/about#faq-price'],
    ['voyah free price', '/voyah/free#order'],
    ['how much does the huge cost', '/aeolus/huge'],
    ['free huge', '/home#compare'],
    ['darkhan', '/voyah/free#winter'],
    ['darkhan price', '/voyah/free#winter'],
    ['дарханд салбартай юу', '/voyah/about#contact'],
    ['hello', undefined],
    ['', undefined],
  ])('"%s" leads to %s', (query, address) => {
    expect(ask(query).first).toBe(address);
  });

  test('what the site does not say is told as such, and nothing else is', () => {
    expect(ask('сэлбэг олдох уу')).toEqual({ first: '/voyah/about#contact', isUnsaid: true });
    expect(ask('where are spare parts')).toEqual({ first: '/voyah/about#contact', isUnsaid: true });
    expect(ask('дарханд салбартай юу').isUnsaid).toBe(false);
    expect(ask('Холбоо барих').isUnsaid).toBe(false);
  });
});

describe('what a query names and what it asks', () => {
  const index: SearchIndex = {
    entries: [
      { kind: 'model', title: 'Voyah Free', text: 'Дархан хүртэл', address: '/free' },
      { kind: 'model', title: 'Voyah Dreamer', text: '', address: '/dreamer' },
      { kind: 'model', title: 'Aeolus Huge', text: 'Free of noise', address: '/huge' },
      { kind: 'page', title: 'Брэндийн хуудас', alias: 'voyah', text: '', address: '/voyah' },
      { kind: 'feature', title: 'Дархан, 219 км', other: 'Darkhan, 219 km', text: '', address: '/darkhan' },
      { kind: 'question', title: 'Үнэ нь хэд вэ?', text: '', address: '/price' },
      { kind: 'page', title: 'Захиалах', text: '', address: '/free#order' },
      { kind: 'question', title: 'Сэлбэг', text: '', address: '/parts' },
      { kind: 'page', title: 'Холбоо барих', text: '', address: '/contact' },
      { kind: 'figure', title: 'Зарцуулалт', text: '100 км-т 7 л', address: '/litres' },
      { kind: 'feature', title: 'Харьцуулах', text: '', address: '/compare' },
      { kind: 'page', title: 'Дотор', text: '', address: '/dreamer/inside' },
      { kind: 'figure', title: 'Хөтлөгч: бүх дугуй', text: '', address: '/free#drive' },
      { kind: 'figure', title: 'Хөтлөгч: урд дугуй', text: '', address: '/dreamer#drive' },
      { kind: 'figure', title: 'Дугуй: урд, хойд, том', text: '', address: '/huge#tyres' },
    ],
    models: 3,
    brands: [3],
    towns: [4],
    answers: [
      { general: 5, ofCar: [6, null] },
      { general: 8, unsaid: true, ofCar: [6] },
      { general: 10, ofSeveral: true },
      {},
      { general: 11 },
      { general: 11, ofCar: [6, 1] },
      { general: 10, ofAll: true },
      { general: 12, ofCar: [12, 13, 14] },
    ],
    learned: packLearned({
      une: [0, 3],
      selbeg: [1, 3],
      hartsulah: [2, 3],
      fre: [3, 9],
      magad: [0, 0.5],
      zarlaga: [0, 2.5],
      mungu: [0, 5],
      'km+zam': [0, 3],
      huge: [3, 9],
      salun: [4, 3],
      sudal: [5, 3],
      zagvar: [6, 3],
      hutlugch: [7, 3],
    }),
  };
  const finder = makeFinder(index);
  const first = (query: string) => finder(query).found[0]?.entry.address;

  test.each([
    ['a brand, where no one car is named', 'voyah', '/voyah'],
    ['a brand, among words that say nothing', 'voyah zzzz', '/voyah'],
    ['the car that more words name than any other', 'voyah dreamer', '/dreamer'],
    ['not the brand, where one of its cars is named', 'voyah free zzzz', '/free'],
    ['what is asked of that car', 'voyah free үнэ', '/free#order'],
    ['the car whose name has a wrong letter, and not its brand', 'voyah dreemer', '/dreamer'],
    ['what is asked of a car whose name has a wrong letter', 'fere үнэ', '/free#order'],
    ['what is asked, where a word is too short to be taken for a name', 'drm үнэ', '/price'],
    ['the car that is named, and not one whose name is alike', 'free dreemer үнэ', '/free#order'],
    ['the car itself, where it has no answer of its own', 'dreamer үнэ', '/dreamer'],
    ['the car itself, where nobody has noted one', 'huge үнэ', '/huge'],
    ['what is asked in general', 'үнэ', '/price'],
    ['the page of a car that answers in general', 'салон', '/dreamer/inside'],
    ['the named car, and not another one whose page answers', 'free салон', '/free'],
    ['what answers in general, where it is on the page of the named car', 'dreamer салон', '/dreamer/inside'],
    ['that, although the car has an answer of its own', 'dreamer суудал', '/dreamer/inside'],
    ["the named car's own answer, and not another car's page", 'free суудал', '/free#order'],
    ['what is asked, and not the brand', 'voyah үнэ', '/price'],
    ['a town, whatever is asked of it', 'дархан үнэ', '/darkhan'],
    ['what is asked with a unit, although it stands in the name of a town', 'хэдэн км зам', '/price'],
    ['two cars beside each other', 'free dreamer', '/compare'],
    ['one car that is named twice', 'free free', '/free'],
    ['the place of all cars', 'загвар', '/compare'],
    ['the brand, where all its cars are asked for', 'voyah загвар', '/voyah'],
    ['the car, although all are asked for', 'voyah free загвар', '/free'],
    ['the first of a figure that several cars have', 'хөтлөгч дугуй', '/free#drive'],
    ['the one of them that says more of the words', 'урд хөтлөгч', '/dreamer#drive'],
    ['not another figure, although it says more', 'том хойд хөтлөгч', '/free#drive'],
    ['the figure of the named car, whatever others say', 'free урд хөтлөгч', '/free#drive'],
    ['what is asked of two cars', 'free dreamer үнэ', '/price'],
    ['what is surely asked, although a number with its unit stands there', '100 км мөнгө', '/price'],
    ['a number with its unit, where the question is not sure', '100 км зарлага', '/litres'],
    [
      'what is asked of a named car, although it is not sure and a number with its unit stands there',
      'free 100 км зарлага',
      '/free#order',
    ],
    ['a number with its unit, where nothing is asked', '100 км magad', '/litres'],
  ])('leads to %s: "%s"', (_, query, address) => {
    expect(first(query)).toBe(address);
  });

  test.each([
    ['nobody says it in general', 'сэлбэг байна уу', true],
    ['it is said of this car', 'voyah free сэлбэг байна уу', false],
    ['the very title is typed', 'Сэлбэг', false],
    ['another thing is asked', 'үнэ', false],
    ['a town is named', 'дархан сэлбэг', false],
    ['two cars are named', 'free dreamer', false],
    ['a brand is named', 'voyah zzzz', false],
  ])('where %s, "%s" is unsaid: %s', (_, query, isUnsaid) => {
    expect(finder(query).isUnsaid).toBe(isUnsaid);
  });

  test('the words of a name are no words of the question', () => {
    // Learned "free" and "huge" alone would outweigh the price.
    expect(first('voyah free үнэ')).toBe('/free#order');
    expect(finder('huge').found.map(({ entry }) => entry.address)).toEqual(['/huge']);
  });

  test('a word in the text of a car does not name it', () => {
    expect(first('free үнэ')).toBe('/free#order');
    expect(first('darkhan')).toBe('/darkhan');
  });
});

describe('what bounds and orders the answers', () => {
  const page = (title: string, more: Partial<SearchEntry> = {}): SearchEntry => ({
    kind: 'page',
    title,
    text: '',
    address: `/${title}`,
    ...more,
  });
  const addresses = (list: SearchEntry[], query: string) => finderOf(list)(query).map(({ entry }) => entry.address);

  test('no more than twelve words and 200 characters are read', () => {
    const list = [page('суудал')];
    expect(addresses(list, `${'zzzz '.repeat(11)}суудал`)).toHaveLength(1);
    expect(addresses(list, `${'zzzz '.repeat(12)}суудал`)).toHaveLength(0);
    expect(addresses(list, `${'.'.repeat(194)}суудал`)).toHaveLength(1);
    expect(addresses(list, `${'.'.repeat(200)}суудал`)).toHaveLength(0);
  });

  test.each([
    [
      'a title before the other language, other words, the text, what is not seen',
      'sail',
      [
        page('a', { also: 'sail' }),
        page('b', { text: 'sail' }),
        page('c', { alias: 'sail' }),
        page('d', { other: 'red sail' }),
        page('red sail'),
      ],
      ['/red sail', '/d', '/c', '/b', '/a'],
    ],
    [
      'a short title before a long one',
      'sail',
      [page('red white sail'), page('red sail')],
      ['/red sail', '/red white sail'],
    ],
    ['a title that begins with it', 'sail', [page('red sail'), page('sail red')], ['/sail red', '/red sail']],
    [
      'a model before a page before a feature before a question',
      'sail',
      [
        page('a sail', { kind: 'question' }),
        page('b sail', { kind: 'feature' }),
        page('c sail'),
        page('d sail', { kind: 'model' }),
      ],
      ['/d sail', '/c sail', '/b sail', '/a sail'],
    ],
    ['equal ones as they stand', 'sail', [page('b sail'), page('a sail')], ['/b sail', '/a sail']],
    [
      'words side by side before the same apart',
      'sail boat',
      [page('sail red boat'), page('red sail boat')],
      ['/red sail boat', '/sail red boat'],
    ],
    [
      'the very title before all, whatever stands around it',
      '  SAIL ',
      [page('sail', { kind: 'question' }), page('sail sail', { kind: 'model' })],
      ['/sail', '/sail sail'],
    ],
  ] as [string, string, SearchEntry[], string[]][])('%s', (_, query, list, expected) => {
    expect(addresses(list, query)).toEqual(expected);
  });

  test('a letter is a unit only behind a number', () => {
    const list = [page('цаг'), page('12 цаг'), page('hotel')];
    expect(addresses(list, 'h')).toEqual(['/hotel']);
    expect(addresses(list, '12 h')).toEqual(['/12 цаг']);
    expect(addresses(list, 'hour')).toEqual(['/цаг', '/12 цаг']);
  });

  test('every number wants its own unit', () => {
    const list = [page('12 цаг 220 В'), page('12 км 220 цаг'), page('12 цаг 5 км')];
    expect(addresses(list, '12 h')).toEqual(['/12 цаг 220 В', '/12 цаг 5 км']);
    expect(addresses(list, '12 h 5 km')).toEqual(['/12 цаг 5 км']);
    expect(addresses(list, '12 h 7 km')).toEqual(['/12 цаг 5 км', '/12 км 220 цаг']);
  });

  test('a word of which the whole is met counts fully, the other letters only as far as they were typed', () => {
    const [found] = finderOf([page('Суудлын тоо')])('суудал');
    expect([...(found?.met ?? [])]).toEqual([['суудлын', 7]]);
    const [begun] = finderOf([page('Суудлын тоо')])('суу');
    expect([...(begun?.met ?? [])]).toEqual([['суудлын', 3]]);
  });
});

/** Any sequence of UTF-16 code units, halves of surrogate pairs included. */
const anything = (maxLength: number) => fc.uint16Array({ maxLength }).map((units) => String.fromCharCode(...units));

describe('hostile input', () => {
  test.each([
    ['', []],
    ['   ', []],
    ['.*', []],
    ['(((((', []],
    ['\\', []],
    ['<script>', []],
    ['\ud800\udfff\ud800', []],
    ['\u0000', []],
  ])('%j finds nothing', (query, none) => expect(titles(query)).toEqual(none));

  test('10,000 characters take no longer than a question', () => {
    const start = performance.now();
    for (const text of ['а'.repeat(10_000), 'aб '.repeat(3_333), '9'.repeat(10_000), '\u0301'.repeat(10_000)])
      find(text);
    expect(performance.now() - start).toBeLessThan(400);
  });

  test('whatever is typed, nothing throws', () => {
    fc.assert(fc.property(anything(400), (query) => Array.isArray(find(query))));
  });

  test('whatever an entry is called, its exact title finds it first', () => {
    const title = anything(140).filter((text) => text.trim() !== '');
    const text = fc.oneof(fc.lorem(), fc.string());
    const entry = fc.record({ title, text, address: fc.constant('/home'), kind: fc.constant('page' as const) });
    fc.assert(
      fc.property(fc.array(entry, { minLength: 1, maxLength: 8 }), fc.nat(), (list, pick) => {
        const wanted = list[pick % list.length] as SearchEntry;
        const first = finderOf(list)(wanted.title)[0];
        expect(first && [fold(first.entry.title.trim()), fold(wanted.title.trim())]).toSatisfy(
          (titles?: string[]) => titles !== undefined && titles[0] === titles[1],
        );
      }),
    );
  });
});

test('two scripts and many spellings sound the same', () => {
  for (const spellings of [
    ['өвөл', 'uvul', 'ovol', 'öwöl', 'Өвөл'],
    ['цахилгаан', 'tsahilgaan', 'tsakhilgaan', 'tsaxilgaan', 'tsahilgan'],
    ['хүйтэн', 'khuiten', 'huiten', 'hüyten'],
    ['жолоо', 'joloo', 'zholoo'],
    ['ерөнхий', 'yerunhii', 'eronhii'],
    ['ачаа', 'achaa'],
    ['ёс', 'yos'],
    ['шүүлтүүр', 'shuultuur', 'shüültüür'],
  ]) {
    expect(new Set(spellings.map(soundOf)), spellings.join()).toHaveLength(1);
  }
});

describe('marks', () => {
  const marked = (text: string, query: string) => {
    const found = find(query)[0];
    return markWords(text, found?.met ?? new Map()).filter((piece) => piece.marked);
  };

  test('the met part of a word is marked, and the pieces are the text', () => {
    expect(marked('Voyah Free', 'fre').map(({ text }) => text)).toEqual(['Fre']);
    expect(marked('Батарейн багтаамж: 106 кВт·ц', '106 kwh').map(({ text }) => text)).toEqual(['106', 'кВт·ц']);
    fc.assert(
      fc.property(anything(60), anything(60), (text, query) => {
        const found = finderOf([{ kind: 'page', title: text, text, address: '/' }])(query)[0];
        const pieces = markWords(text, found?.met ?? new Map());
        expect(pieces.map((piece) => piece.text).join('')).toBe(text);
      }),
    );
  });
});
