import { expect, test } from 'vitest';
import { searchIndex } from '#/content/catalogue/search-index.ts';
import { LOCALES, localePath } from '#/language/locales.ts';
import { makeFinder } from './find-entries.ts';

/** At least this share of the queries must find their place first, in each locale. */
const WANTED = 0.98;

/**
 * What shoppers type, and the place that they want first: an address without locale (with `*`, all that begin so), or a part
 * of the title. Written from how people ask, not from what the index holds.
 */
const QUERIES: [wanted: string, ...queries: string[]][] = [
  // cars and brands, in both scripts, as they are heard
  [
    '/voyah/free',
    'voyah free',
    'free',
    'фри',
    'фрий',
    'воях фри',
    'воях фрий',
    'voyah fri',
    'vojah free',
    'free voyah',
  ],
  ['/voyah/dreamer', 'dreamer', 'дример', 'дримэр', 'дриймер', 'dremaer', 'voyah dreemer', 'воях дример', 'drimer'],
  ['/forthing/T5evo', 't5', 't5 evo', 't5evo', 'т5', 'т5 эво', 'forthing t5', 'форсинг т5'],
  ['/forthing/yacht', 'yacht', 'яхт', 'yaht', 'forthing yacht', 'форсинг яхт'],
  ['/aeolus/shinegs', 'shine', 'shine gs', 'шайн', 'shinegs', 'aeolus shine', 'shain gs'],
  ['/aeolus/huge', 'huge', 'хьюж', 'aeolus huge', 'хюж'],
  ['/voyah', 'voyah', 'воях', 'VOYAH'],
  ['/forthing', 'forthing', 'форсинг', 'forthin', 'фортинг'],
  ['/aeolus', 'aeolus', 'эолус', 'aolus', 'eolus'],
  ['/voyah/dreamer', 'minivan', 'минивэн', 'family car', 'гэр бүл'],
  ['dreamer', '7 seater minivan', 'долоон суудалтай', 'долоон суудал'],
  // the dealer
  [
    '/voyah/about#location',
    'where',
    'where are you',
    'address',
    'location',
    'showroom',
    'хаяг',
    'хаана',
    'хаана байрладаг',
    'хаана байдаг вэ',
    'haana baidag ve',
    'байршил',
    'шоурүм',
    'showroom address',
    'hayag',
    'map',
  ],
  [
    '/voyah/about#contact',
    'contact',
    'phone',
    'phone number',
    'утас',
    'утасны дугаар',
    'utas',
    'холбоо барих',
    'holboo barih',
    'opening hours',
    'ажиллах цаг',
    'ажлын цаг',
    'имэйл',
    'facebook',
    'засвар',
    'service',
    'сэлбэг',
    'zasvar uilchilgee',
  ],
  [
    '/voyah/about#faq-warranty',
    'warranty',
    'баталгаа',
    'batalgaa',
    'гарантия',
    'баталгаат хугацаа',
    'guarantee',
    'how long is the warranty',
  ],
  [
    '/voyah/about#faq-custom-order',
    'order',
    'захиалга',
    'захиалах',
    'zahialga',
    'custom order',
    'худалдан авах',
    'buy',
    'how to order',
    'захиалъя',
  ],
  ['/voyah/about#faq-test-drive', 'test drive', 'тест драйв', 'test draiv', 'туршиж үзэх', 'тест драив'],
  [
    '/voyah/about#faq-price',
    'price',
    'үнэ',
    'une',
    'vne',
    'үнэ хэд вэ',
    'how much',
    'how much does it cost',
    'цена',
    'хэд вэ',
    'ямар үнэтэй вэ',
    'discount',
    'хямдрал',
    'төгрөг',
    'une hed ve',
  ],
  ['/voyah/free#loan', 'loan', 'зээл', 'лизинг', 'leasing', 'zeel', 'lizing', 'урьдчилгаа', 'monthly payment'],
  ['/voyah/about', 'about us', 'бидний тухай', 'компани'],
  ['/voyah/about#faq', 'faq', 'асуулт хариулт'],
  ['/voyah/about#accessibility', 'accessibility', 'хүртээмж', 'хүртээмжийн мэдэгдэл', 'wcag'],
  // ordering one of the cars
  [
    '/voyah/free#order',
    'order voyah free',
    'фри захиалах',
    'voyah free price',
    'фри үнэ',
    'price of the free',
    'fri une',
  ],
  ['/aeolus/shinegs#order', 'шайн үнэ', 'shine gs price'],
  ['/voyah/dreamer#order', 'dreamer захиалга', 'order dreamer', 'дример үнэ'],
  // electricity, winter, home
  [
    '/voyah/free#winter',
    'winter',
    'өвөл',
    'uvul',
    'хүйтэн',
    'өвөлд',
    'зима',
    'cold',
    'winter range',
    'ovol',
    'khuiten',
  ],
  [
    '/voyah/free#charging',
    'charging',
    'зарядка',
    'цэнэглэх',
    'цэнэглэгч',
    'tseneglegch',
    'charger',
    'home charging',
    'гэрт цэнэглэх',
    'zaryadka',
  ],
  ['/voyah/free#fit', 'garage', 'гараж', 'garaj', 'зогсоол', 'will it fit my garage', 'parking'],
  ['/home#compare', 'compare', 'харьцуулах', 'hartsuulah', 'comparison', 'харьцуулалт'],
  ['/voyah/about#faq-socket', 'gb/t', 'ccs2', 'gbt', 'залгуур', 'plug'],
  ['/voyah/about#faq-benefits', 'ногоон дугаар', 'green plate', 'татвар', 'tax'],
  ['/voyah/about#faq-petrol', 'petrol', 'бензин', 'benzin', 'дизель'],
  ['Эрдэнэт|Erdenet', 'эрдэнэт', 'erdenet', 'erdenet range', 'Эрдэнэт хүрэх үү'],
  ['Дархан|Darkhan', 'дархан', 'darkhan', 'darhan', 'дарханд'],
  ['Чойбалсан|Choibalsan', 'чойбалсан', 'choibalsan', 'choybalsan'],
  ['Даланзадгад|Dalanzadgad', 'даланзадгад', 'dalanzadgad'],
  ['Тэрэлж|Terelj', 'тэрэлж', 'terelj'],
  ['Сайншанд|Sainshand', 'сайншанд', 'sainshand'],
  // paints
  ['/voyah/free?color=1#colours', 'цагаан', 'white', 'tsagaan', 'snow white', 'цагаан машин'],
  ['/voyah/free?color=6#colours', 'хар', 'black', 'har', 'black car'],
  ['/voyah/free?color=5#colours', 'хөх', 'sky blue'],
  ['blue', 'blue', 'blue car'],
  ['/voyah/free?color=4#colours', 'ногоон', 'green', 'nogoon'],
  ['/voyah/free?color=3#colours', 'саарал', 'grey', 'gray', 'silver'],
  ['/voyah/about#faq-colours', 'өнгө', 'colours', 'colors', 'улаан', 'red', 'ungu', 'red car'],
  // equipment and figures
  ['360', '360', '360 камер', '360 camera', 'kamer 360'],
  ['Суудлын тоо.*7|Seats.*7|dreamer', 'seven seats', '7 суудал'],
  ['Суудлын тоо|Seats', 'суудал', 'seats', 'suudal'],
  ['Клиренс|clearance', 'клиренс', 'clearance', 'ground clearance', 'klirens'],
  ['Тээш|Boot', 'тээш', 'boot', 'trunk', 'багажник', 'boot size'],
  ['явах зай|range', 'явах зай', 'range', 'yavah zai'],
  ['хэр хол|how far|range', 'how far can it go'],
  ['массаж|massage', 'массаж', 'massage', 'massaj'],
  ['Агаар цэвэршүүлэгч|Air purifier', 'агаар цэвэршүүлэгч', 'air purifier', 'утаа', 'smoke', 'utaa', 'air quality'],
  ['/voyah/free/feature#sustainability', 'emissions', 'бохирдол', 'exhaust', 'environment'],
  ['Isofix', 'isofix', 'хүүхдийн суудал', 'child seat'],
  ['Батарей|Battery', 'батарей', 'battery', 'аккумулятор'],
  ['хурдатгал|acceleration|0–100', '0-100', 'хурдатгал', 'acceleration'],
  ['Хөтлөгч|хөтлөгч|drive', '4wd', 'awd', 'дөрвөн дугуй'],
  ['12 (цаг|h)', '12 цаг', '12 h', '12h'],
  ['хайбрид|ybrid|/aeolus/huge', 'hybrid', 'хайбрид', 'гибрид'],
  ['Дүүжин|дүүжин|uspension', 'suspension', 'дүүжин', 'air suspension'],
  ['панорам|дээвэр|roof', 'panoramic roof', 'люк', 'панорам'],
  ['Чиргүүл|railer|tow', 'trailer', 'чиргүүл'],
  ['/voyah/free/inter*', 'interior', 'салон', 'интерьер', 'бүхээг'],
];

test.each(LOCALES)('shoppers find first what they ask for, in the %s locale', (locale) => {
  const find = makeFinder(searchIndex(locale));
  const missed: string[] = [];
  let asked = 0;
  for (const [wanted, ...queries] of QUERIES) {
    for (const query of queries) {
      asked += 1;
      const { title = '', address = '' } = find(query)[0]?.entry ?? {};
      const isFound =
        wanted.startsWith('/') && !wanted.includes('|')
          ? wanted.endsWith('*')
            ? address.startsWith(localePath(wanted.slice(0, -1), locale))
            : address === localePath(wanted, locale)
          : new RegExp(wanted, 'i').test(`${title} ${address}`);
      if (!isFound) missed.push(`${query} → ${title || 'nothing'} (${address}) instead of ${wanted}`);
    }
  }
  const share = (asked - missed.length) / asked;
  console.warn(`Search, ${locale}: ${(share * 100).toFixed(1)}% of ${asked} queries.\n  ${missed.join('\n  ')}`);
  expect(asked).toBeGreaterThanOrEqual(120);
  expect(share, missed.join('\n')).toBeGreaterThanOrEqual(WANTED);
});
