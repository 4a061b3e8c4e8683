import { expect, test } from 'vitest';
import { offersOf, tellReason } from './reasons.ts';

test.each([
  ['it is longer than 60 characters', 'Хэт урт: хамгийн ихдээ 60 тэмдэгт'],
  ['Too small: expected array to have >=4 items', 'Дор хаяж 4 мөр байна'],
  ['"GBT": write "GB/T"', '«GBT» биш, «GB/T» гэж бичнэ'],
  ['""quiet"": write "“quiet”"', '«"quiet"» биш, «“quiet”» гэж бичнэ'],
  ['{count} stands in another language and not here', 'Нөгөө хэл дээрх {count} энд алга'],
  ['an address of x.com, twitter.com', 'Хаяг нь x.com, twitter.com сайтынх байна'],
  ['50 km by road, but 700 km in a straight line', 'Замаар 50 км, шулуун шугамаар 700 км: зай, байршлыг шалгана уу'],
  // What somebody has emptied has no name.
  ["no car's page has a figure of ", 'Аль ч машины хуудсанд «» гэсэн үзүүлэлт алга'],
  ['the car "voyah-free" has no figure "tow"', 'voyah-free машинд «tow» гэсэн үзүүлэлт алга'],
])('the reason "%s" is told in Mongolian with what it found', (reason, told) => {
  expect(tellReason(reason, 'mn')).toBe(told);
});

test('in English a reason begins with a capital, and one that nobody has translated is not told', () => {
  expect(tellReason('it is missing', 'en')).toBe('It is missing');
  expect(tellReason('a reason of tomorrow', 'mn')).toBeUndefined();
});

test.each([
  ['"GBT": write "GB/T"', { typed: 'GBT', places: ['GB/T'] }],
  ['"631 km" is a figure: write {range}', { typed: '631', places: ['{range}'] }],
  ['"4.4 s" is a figure: write {a} or {b}', { typed: '4.4', places: ['{a}', '{b}'] }],
  ['"180–230 mm" is a figure: write {clearance}', { typed: '180–230', places: ['{clearance}'] }],
  ['"Snow White" is the name of a paint: write {paint.1}', { typed: 'Snow White', places: ['{paint.1}'] }],
  ['""quiet"": write "“quiet”"', { typed: '"quiet"', places: ['“quiet”'] }],
  ['it is missing', undefined],
])('%s: what can be taken in place of what was typed', (reason, offers) => {
  expect(offersOf(reason)).toEqual(offers);
});
