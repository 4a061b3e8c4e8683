import { LETTERS } from '#/language/letters.ts';
import { LOCALES, type Locale } from '#/language/locales.ts';
import type { Library } from '../library.ts';
import { contentFiles } from './content-files.ts';
import { type Problem, problem } from './problem.ts';
import { visit } from './visit.ts';

/** Letters that look like Mongolian Ө and Ү but are not, and words that mix alphabets ("Вoyah" with a Latin o). */
const LOOK_ALIKE = /[\u0404\u0454\u0406\u0456\u0407\u0457\u0472\u0473\u019F\u0275\u038E\u03A5\u04B0\u04B1]/u;
const MIXED_WORD = /\p{Script=Cyrillic}[A-Za-z]|[A-Za-z]\p{Script=Cyrillic}/u;
const CYRILLIC = /\p{Script=Cyrillic}/u;
/** Labels and names that the Mongolian edition has in English are no longer. */
const MOST_ENGLISH_WORDS = 10;

type Writing = {
  /** What no word may be, and why. */
  word: { is: (word: string) => boolean; reason: string };
  /** Why the whole text is not of the language. */
  other?: (text: string) => string | undefined;
  /** How quotation marks are written. */
  quoted: (words: string) => string;
};

const WRITING: Record<Locale, Writing> = {
  mn: {
    word: {
      is: (word) => LOOK_ALIKE.test(word) || MIXED_WORD.test(word),
      reason: 'mixes alphabets or uses a look-alike of Ө or Ү',
    },
    other: (text) =>
      !CYRILLIC.test(text) && text.split(/\s+/).length > MOST_ENGLISH_WORDS ? 'this is not Mongolian' : undefined,
    quoted: (words) => `«${words}»`,
  },
  en: {
    word: { is: (word) => CYRILLIC.test(word), reason: 'has Cyrillic letters' },
    quoted: (words) => `“${words}”`,
  },
};

/** Texts of e-mails have lines. */
const SHOWN = new Set([...Object.values(LETTERS).join(''), '\n']);
const PLACEHOLDER = /\b(?:TODO|TBD|FIXME|lorem ipsum)\b/i;

/** The other language is named in its own letters. */
const OWN_NAME = 'messages.json header.otherLanguage';

/**
 * How texts are written: in the letters of their language and of the site's fonts, with its quotation marks, one space between words,
 * without HTML, and to the end.
 */
export function checkWriting(library: Library): Problem[] {
  return contentFiles(library).flatMap(([file, , value]) => {
    const problems: Problem[] = [];
    visit(value, (part, path) => {
      const isName = `${file} ${path.join('.')}` === OWN_NAME;
      for (const locale of LOCALES) {
        const text = part[locale];
        if (typeof text !== 'string') continue;
        const reasons = [isName ? undefined : foreignWord(text, locale), ...wrongSigns(text, locale)];
        for (const reason of reasons) {
          if (reason !== undefined) problems.push(problem(file, [...path, locale], reason));
        }
      }
    });
    return problems;
  });
}

function foreignWord(text: string, locale: Locale): string | undefined {
  const { word, other } = WRITING[locale];
  const found = text.split(/[\s«»"“”()/.,:;–—-]+/).find(word.is);
  return found === undefined ? other?.(text) : `"${found}" ${word.reason}`;
}

/** Each with what to write in its place, which the editor offers. */
function wrongSigns(text: string, locale: Locale): (string | undefined)[] {
  const { quoted } = WRITING[locale];
  const instead = (pattern: RegExp, write: (inside: string) => string) =>
    [...text.matchAll(pattern)]
      .map(([found, inside = '']) => ({ found, right: write(inside) }))
      .filter(({ found, right }) => found !== right)
      .map(({ found, right }) => `"${found}": write "${right}"`)[0];
  const html = /<\/?[a-z][^<>]*>|&[a-z]+;/i.exec(text)?.[0];
  const placeholder = PLACEHOLDER.exec(text)?.[0];
  const unknown = [...text].find((letter) => !SHOWN.has(letter));
  return [
    html && `"${html}" would be read as it stands: texts hold no HTML`,
    placeholder && `"${placeholder}" stands for a text that is still to be written`,
    // Look-alikes are told as such.
    unknown && !LOOK_ALIKE.test(unknown) ? `"${unknown}" is in none of the site's fonts` : undefined,
    instead(/["“«]([^"“”«»]*)["”»]/g, quoted),
    instead(/(\p{L}+)'(?=\p{L})/gu, (before) => `${before}’`),
    instead(/(\S+) {2,}(?=\S)/g, (before) => `${before} `),
  ];
}
