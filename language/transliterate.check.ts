import { expect, test } from 'vitest';
import { soundOf } from './transliterate.ts';

test.each([
  ['өвөл', ['ovol', 'uvul', 'öwöl', 'ÖVÖL', 'ovöl']],
  ['цахилгаан', ['tsahilgaan', 'tsakhilgaan', 'tzahilgan']],
  ['үнэ', ['une', 'üne', 'one']],
  ['жил', ['jil', 'zhil', 'djil']],
  ['машин', ['mashin', 'mashiin']],
  ['хаяг', ['hayag', 'khayag', 'xayag', 'haiag']],
  ['чанар', ['chanar', 'Chanar']],
  ['цэнэглэгч', ['tsenegleg’ch', "tsenegleg'ch"]],
  ['юань', ['yuan', 'iuan']],
  ['ёс', ['yos', 'ios']],
  ['ерөнхий', ['erunhii', 'yeronhiy']],
  ['багц', ['bagts', 'bagtz']],
  ['щётк', ['shyotk']],
  ['объект', ['obyekt', 'obekt']],
  ['бычок', ['bichok', 'bychoc']],
  ['кофе', ['cofe', 'qofe', 'kofye', 'ckofe']],
  ['гэрэл', ['gerel']],
  ['зургаан', ['zurgaan', 'zorgan']],
  ['пүрэв', ['purev', 'pürew']],
  ['эдлэл', ['edlel']],
])('%s sounds like %o', (written, others) => {
  for (const other of others) expect(soundOf(other), other).toBe(soundOf(written));
});

// The sound of every letter, so that none stands for another.
test.each([
  ['абвгд', 'abvgd'],
  ['еёжз', 'eiujz'],
  ['ийклмн', 'iklmn'],
  ['оөпрсту', 'uprstu'],
  ['үфхц', 'ufhts'],
  ['чшщ', 'chshsh'],
  ['ъыь', 'i'],
  ['эюя', 'eiuia'],
])('%s is %s', (letters, sound) => {
  expect(soundOf(letters)).toBe(sound);
});

test('words that sound otherwise stay apart', () => {
  expect(soundOf('хар')).not.toBe(soundOf('хэр'));
  expect(soundOf('chanar')).not.toBe(soundOf('kanar'));
  expect(soundOf('12h')).toBe('12h');
});
