/**
 * `node media/fonts.ts` cuts the fonts of the site out of Manrope and writes `src/design/styles/fonts.css`. Run it after
 * a change here, or after an update of Manrope, and commit what it writes. Manrope's licence (OFL 1.1) allows cutting.
 *
 * Measured in November 2026, in bytes: Fontsource's own files for the same text are 57,008; these are 30,888.
 * The weight axis stays whole: cutting it to 300–700 would save 2 %.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';
import { LETTERS } from '../language/letters.ts';

const STYLES = resolve(import.meta.dirname, '../src/design/styles');
const MANROPE = dirname(createRequire(import.meta.url).resolve('@fontsource-variable/manrope/package.json'));
/** Kerning, marks, ligatures, and figures of one width. */
const FEATURES = ['calt', 'ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'pnum', 'tnum'];

/** Our files: each is cut from one of Fontsource's. A page loads those of which it shows a character. */
const FILES = [
  { name: 'latin', source: 'latin' },
  { name: 'cyrillic', source: 'cyrillic' },
  // No Cyrillic file of Manrope holds them.
  { name: 'mongolian', source: 'cyrillic-ext' },
  // Out of a file of 15 kB for Central European letters, which the site does not use.
  { name: 'tugrik', source: 'latin-ext' },
] as const;

const ARIAL = ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo'];
const ROBOTO = ['Roboto', 'Roboto-Regular'];

/**
 * Local fonts that stand in until Manrope has come, made as wide as it is, so that lines break where they will: the
 * average advance over the site's own text of each weight, both languages, Manrope's by the local font's. Measured in
 * November 2026 with Liberation Sans (as wide as Arial by design) and Roboto 400. There is no
 * bold one: what is that heavy stands far below the first view.
 */
const STAND_INS = [
  { family: 'Manrope fallback', weights: '200 274', local: ARIAL, width: 0.971 },
  { family: 'Manrope fallback', weights: '275 399', local: ARIAL, width: 1.007 },
  { family: 'Manrope fallback', weights: '400 459', local: ARIAL, width: 1.025 },
  { family: 'Manrope fallback', weights: '460 800', local: ARIAL, width: 1.05 },
  { family: 'Manrope fallback Roboto', weights: '200 399', local: ROBOTO, width: 1.01 },
  { family: 'Manrope fallback Roboto', weights: '400 459', local: ROBOTO, width: 1.023 },
  { family: 'Manrope fallback Roboto', weights: '460 800', local: ROBOTO, width: 1.048 },
];

const ALL = new Set([...Object.values(LETTERS).join('')].map((letter) => letter.charCodeAt(0)));

/**
 * Character codes as CSS writes them: `U+20-FC, U+2013-20AC`. A range goes on over what none of the files holds: every
 * page carries this, and what a file does not hold the browser takes from the next font, with or without it.
 */
function unicodeRange(characters: ReadonlySet<number>): string {
  const hex = (code: number) => code.toString(16).toUpperCase();
  const ranges: [number, number][] = [];
  let isOpen = false;
  for (const code of [...ALL].sort((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (!characters.has(code)) isOpen = false;
    else if (isOpen && last !== undefined) last[1] = code;
    else {
      ranges.push([code, code]);
      isOpen = true;
    }
  }
  return ranges
    .map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
    .join(', ');
}

function fontFace(lines: Record<string, string>): string {
  return `@font-face {\n${Object.entries(lines)
    .map(([name, value]) => `  ${name}:${value.length > 105 ? '\n    ' : ' '}${value};\n`)
    .join('')}}\n`;
}

const percent = (part: number) => `${Number((part * 100).toFixed(2))}%`;

async function main(): Promise<void> {
  mkdirSync(join(STYLES, 'fonts'), { recursive: true });
  const faces: string[] = [];
  let total = 0;
  /** In parts of the font size; the descent is negative. */
  let heights = { ascent: 0, descent: 0, lineGap: 0 };
  for (const { name, source } of FILES) {
    const text = LETTERS[name];
    const original = readFileSync(join(MANROPE, `files/manrope-${source}-wght-normal.woff2`));
    const cut = await subsetFont(original, text, { targetFormat: 'woff2', keepFeatures: FEATURES });
    const font = create(cut) as Font;
    const characters = new Set(font.characterSet);
    const missing = [...text].filter((letter) => !characters.has(letter.charCodeAt(0)));
    if (missing.length > 0) throw new Error(`Manrope's ${source} file has no ${missing.join(' ')}`);
    writeFileSync(join(STYLES, `fonts/manrope-${name}.woff2`), cut);
    faces.push(
      fontFace({
        'font-family': "'Manrope Variable'",
        'font-weight': '200 800',
        'font-display': 'swap',
        src: `url('./fonts/manrope-${name}.woff2') format('woff2')`,
        'unicode-range': unicodeRange(characters),
      }),
    );
    console.log(`manrope-${name}.woff2: ${characters.size} characters, ${cut.length} bytes`);
    total += cut.length;
    const { ascent, descent, lineGap, unitsPerEm } = font;
    heights = { ascent: ascent / unitsPerEm, descent: descent / unitsPerEm, lineGap: lineGap / unitsPerEm };
  }
  for (const { family, weights, local, width } of STAND_INS) {
    faces.push(
      fontFace({
        'font-family': `'${family}'`,
        'font-weight': weights,
        src: local.map((font) => `local('${font}')`).join(', '),
        'size-adjust': percent(width),
        // Heights are multiplied by `size-adjust`: divided by it, they are Manrope's.
        'ascent-override': percent(heights.ascent / width),
        'descent-override': percent(-heights.descent / width),
        'line-gap-override': percent(heights.lineGap / width),
      }),
    );
  }
  const head = '/* Written by media/fonts.ts: change it there. */\n';
  writeFileSync(join(STYLES, 'fonts.css'), head + faces.join('\n'));
  console.log(`${total} bytes together`);
}

await main();
