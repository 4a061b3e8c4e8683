import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { create, type Font } from 'fontkit';
import { expect, test } from 'vitest';

const STYLES = resolve(import.meta.dirname, '../../src/design/styles');

/** Every file whose words or signs a visitor may see, as text. */
const files = import.meta.glob<string>(
  [
    '../**/*.ts',
    '../../catalogue/**/*.ts',
    '../**/*.json',
    '../../src/**/*.tsx',
    '../../language/*.ts',
    '!../../**/*.check.ts',
    '!../../**/*.test.*',
  ],
  { eager: true, query: '?raw', import: 'default' },
);

/** A face of `fonts.css`: its file, the characters in it, and those for which browsers load it. */
type Face = { file: string; characters: ReadonlySet<number>; range: Set<number> };

const css = readFileSync(`${STYLES}/fonts.css`, 'utf8');
const faces: Face[] = [...css.matchAll(/url\('\.\/(?<file>[^']+)'\)[^}]+unicode-range:(?<range>[^;]+)/g)].map(
  ({ groups: { file = '', range = '' } = {} }) => ({
    file,
    characters: charactersOf(file),
    range: new Set(range.split(',').flatMap(expandRange)),
  }),
);

/** The mark at the end of a font's map of characters is none. */
function charactersOf(file: string): Set<number> {
  const { characterSet } = create(readFileSync(`${STYLES}/${file}`)) as Font;
  return new Set(characterSet.filter((code) => code !== 0xffff));
}

/** `U+20-7E` → the codes from 0x20 to 0x7E. */
function expandRange(range: string): number[] {
  const [first = 0, last = first] = range
    .trim()
    .replace('U+', '')
    .split('-')
    .map((code) => Number.parseInt(code, 16));
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

const withoutComments = (code: string) => code.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '');

/** Characters that no face has, as `"≥" U+2265`. */
function foreign(text: string): string[] {
  const known = new Set(faces.flatMap(({ characters }) => [...characters]));
  return [...new Set(text)]
    .filter((letter) => letter !== '\n' && !known.has(letter.codePointAt(0) ?? 0))
    .map((letter) => `"${letter}" U+${letter.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`);
}

test('each font is loaded for every character that it has, and for none that another has', () => {
  expect(faces.length).toBeGreaterThanOrEqual(4);
  for (const { file, characters, range } of faces) {
    expect({ file, missing: [...characters].filter((code) => !range.has(code)) }).toEqual({ file, missing: [] });
    const others = faces.filter((face) => face.file !== file).flatMap((face) => [...face.characters]);
    expect({ file, foreign: others.filter((code) => range.has(code)) }).toEqual({ file, foreign: [] });
  }
});

// One that is missing here would be shown in another font: add it to language/letters.ts and run `node media/fonts.ts`, or write it in another way.
test.each(Object.entries(files))('Manrope has every letter of %s', (_, code) => {
  expect(foreign(withoutComments(code))).toEqual([]);
});
