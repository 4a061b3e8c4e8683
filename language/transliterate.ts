/** Mongolian Cyrillic as it is typed on a Latin keyboard. */
const LATIN: Record<string, string> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'ye',
  ё: 'yo',
  ж: 'j',
  з: 'z',
  и: 'i',
  й: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  ө: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ү: 'u',
  ф: 'f',
  х: 'h',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'sh',
  ъ: '',
  ы: 'i',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
};

/** Several spellings of one sound, brought to one. The order matters: digraphs first. */
const SPELLINGS: [RegExp, string][] = [
  [/kh/g, 'h'],
  [/zh|dj/g, 'j'],
  [/tz/g, 'ts'],
  [/ck|c(?!h)|q/g, 'k'],
  [/x/g, 'h'],
  [/w/g, 'v'],
  [/ye/g, 'e'],
  [/y/g, 'i'],
  // ө and ү are typed o, ö, u, ü or w; what one visitor types "ovol" another types "uvul".
  [/o/g, 'u'],
  [/(\p{L})\1+/gu, '$1'],
];

/**
 * The sound of a word in one rough Latin spelling, so that "өвөл", "ovol", "uvul" and "öwöl" are the same word, and
 * "цахилгаан", "tsahilgaan" and "tsakhilgaan" too. Only for comparing: it is not a transliteration to be read.
 */
export function soundOf(word: string): string {
  let sound = '';
  for (const letter of word.toLowerCase().normalize('NFC')) sound += LATIN[letter] ?? letter;
  sound = sound.normalize('NFKD').replace(/[\p{M}'’\u02bc]/gu, '');
  for (const [spelling, one] of SPELLINGS) sound = sound.replace(spelling, one);
  return sound;
}
