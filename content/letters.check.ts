import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { readFont } from '../media/font-tables.ts';

const STYLES = resolve(import.meta.dirname, '../src/design/styles');

/** Every file whose words or signs a visitor may see, as text. */
const files = import.meta.glob<string>(
  ['./**/*.ts', '../src/**/*.tsx', '../src/language/*.ts', '!../**/*.check.ts', '!../**/*.test.*'],
  { eager: true, query: '?raw', import: 'default' },
);

/** A face of `fonts.css`: its file, and the characters for which browsers load it. */
type Face = { file: string; range: Set<number> };

let faces: Face[];
beforeAll(() => {
  const css = readFileSync(`${STYLES}/fonts.css`, 'utf8');
  faces = [...css.matchAll(/url\('\.\/(?<file>[^']+)'\)[^}]+unicode-range:(?<range>[^;]+)/g)].map(({ groups }) => ({
    file: groups?.file ?? '',
    range: new Set((groups?.range ?? '').split(',').flatMap(expandRange)),
  }));
});

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
  const known = new Set(faces.flatMap(({ range }) => [...range]));
  return [...new Set(text)]
    .filter((letter) => letter !== '\n' && !known.has(letter.codePointAt(0) ?? 0))
    .map((letter) => `"${letter}" U+${letter.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`);
}

test('each font is loaded for exactly the characters that it has', async () => {
  expect(faces.length).toBeGreaterThanOrEqual(4);
  for (const { file, range } of faces) {
    const { characters } = await readFont(readFileSync(`${STYLES}/${file}`));
    expect({ file, characters: [...characters].sort() }).toEqual({ file, characters: [...range].sort() });
  }
});

// One that is missing here would be shown in another font: add it in media/fonts.ts, or write it in another way.
test.each(Object.entries(files))('Manrope has every letter of %s', (_, code) => {
  expect(foreign(withoutComments(code))).toEqual([]);
});
