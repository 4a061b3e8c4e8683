import { expect, test } from 'vitest';
import { library } from '#/content/library.ts';
import { binder, typeset } from './typeset.ts';

const bind = binder(library.units);

/** The space that does not break and the joiner, as something to be seen. */
const shown = (text: string) => text.replaceAll('\u00a0', '_').replaceAll('\u2060', '|');

test.each([
  ['20–80 % цэнэглэхэд', '20–80_% цэнэглэхэд'],
  ['106 кВт·ц батарей, 0–100 км/ц 4.4 сек', '106_кВт·ц батарей, 0–|100_км/ц 4.4_сек'],
  ['Хурдны замд 20.2 кВт·ц/100 км', 'Хурдны замд 20.2_кВт·ц/100_км'],
  ['150 м.х.-тэй, 500 км-т, 7 кВт-аар', '150_м.х.-|тэй, 500_км-|т, 7_кВт-|аар'],
  ['{reserve} % нөөцөө, 5,700 ₮ орчим', '{reserve}_% нөөцөө, 5,700_₮ орчим'],
  ['489 hp (360 kW), −31 °C, 1,500 rpm', '489_hp (360_kW), −31_°C, 1,500_rpm'],
  ['12 h', '12_h'],
  ['0-ээс 100 %-иас, 11-р сар', '0-|ээс 100_%-|иас, 11-|р сар'],
  [
    'Slim lights, a steeply raked rear window, 19-inch wheels',
    'Slim lights, a steeply raked rear window, 19-|inch wheels',
  ],
  ['Voyah Free-гийн интерьер, м.х.-тэй, и-мэйл', 'Voyah Free-|гийн интерьер, м.х.-|тэй, и-|мэйл'],
  ['И-мэйлээр асуух: GB/T уу?', 'И-|мэйлээр асуух: GB/|T уу?'],
  [
    'Өвөл ч, зун ч явна: 20–80 % цэнэглэхэд 45 минут болно, харин хүйтэнд илүү.',
    'Өвөл_ч, зун_ч явна: 20–|80_% цэнэглэхэд 45 минут болно, харин хүйтэнд илүү.',
  ],
])('%s: what belongs together stays together', (text, bound) => {
  expect(shown(bind(text))).toBe(bound);
});

test.each([
  '24 машиныг',
  '1.5 литрийн',
  '13 speakers',
  '45 минутад',
  '5 ммм',
  'a 5 small step',
  '2024-11-15',
  'Дархан-Орхон',
  'Өвөл ч явна, 20–80',
  '7-seat',
  'Brand/Model',
])('%s has nothing to keep', (text) => expect(bind(text)).toBe(text));

test('texts are set wherever they stand, and nothing else', () => {
  const content = { path: '/5 km', list: [{ label: { mn: '5 км', en: '5 km' }, value: 5 }], none: undefined };
  expect(typeset(content, library.units)).toEqual({
    path: '/5 km',
    list: [{ label: { mn: '5\u00a0км', en: '5\u00a0km' }, value: 5 }],
    none: undefined,
  });
});

test('staff write ordinary spaces and hyphens', () => {
  expect(JSON.stringify(library)).not.toMatch(/[\u00a0\u2060]/);
});
