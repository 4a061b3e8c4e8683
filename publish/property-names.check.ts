import { transform } from 'lightningcss';
import { expect, test } from 'vitest';
import { propertiesIn, shortProperties } from './property-names.ts';

test('names every property by its first mention, and the same one the same', () => {
  const short = shortProperties(new Set());
  expect(['--surface', '--text', '--surface'].map(short)).toEqual(['--a', '--b', '--a']);
});

test('goes on with two letters after the last', () => {
  const short = shortProperties(new Set());
  const names = Array.from({ length: 200 }, (_, at) => short(`--property-${at}`));
  expect(names[51]).toBe('--Z');
  expect(names[52]).toBe('--aa');
  expect(new Set(names).size).toBe(200);
});

test('keeps what something else names, and gives no other property that name', () => {
  const short = shortProperties(new Set(['--swatch', '--b']));
  expect(['--swatch', '--one', '--b', '--two'].map(short)).toEqual(['--swatch', '--a', '--b', '--c']);
});

test.each([
  ["[data-paint='1']{--swatch:#fff;--b:1}", ['--swatch', '--b']],
  ['.a{gap:calc(2 * var(--gap, var(--space-4)))}', ['--gap', '--space-4']],
  ['const e=`.viewer{padding:var(--car-end)}`;t.style.setProperty("--edge",0)', ['--car-end', '--edge']],
  ['for(let n=9;n-->0;)e=i--a', []],
])('reads in %s what it names', (text, names) => {
  expect(propertiesIn(text)).toEqual(names);
});

test('a stylesheet says the same with them', () => {
  const css = `
    :root { --space-4: 16px; --gap: calc(2 * var(--space-4)); }
    .a { gap: var(--gap, var(--space-4)); color: rgb(var(--ink) / 0.5); --ink: 1 2 3; }
    @keyframes --turn { to { rotate: 1turn; } }
    @supports (animation-timeline: view()) { .b { animation-name: --turn; } }`;
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    visitor: { DashedIdent: shortProperties(new Set()) },
  });
  expect(code.toString()).toBe(
    ':root{--a:16px;--b:calc(2 * var(--a))}.a{gap:var(--b,var(--a));color:rgb(var(--c) / .5);--c:1 2 3}' +
      '@keyframes --turn{to{rotate:1turn}}@supports (animation-timeline:view()){.b{animation-name:--turn}}',
  );
});
