/** What the tokens promise each other: motion as scripts know it, and colours that can be read on each other. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'postcss';
import { expect, test } from 'vitest';
import { BRAND_IDS } from '#/content/ids.ts';
import { MOVE_MS } from '../Carousel/constants.ts';

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');
const tokens = read('tokens.css');
const BANDS = ['paper', 'night'] as const;

test('what styles move takes as long as what scripts move', () => {
  expect(tokens.match(/--time-move: (\d+)ms/)?.[1]).toBe(String(MOVE_MS));
});

/** The custom properties that the rules with one of these selectors set, the later one over the earlier. */
function setBy(css: string, selectors: string[]): Record<string, string> {
  const found: Record<string, string> = {};
  parse(css).walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && 'name' in rule.parent && rule.parent.name === 'media') return;
    if (!rule.selectors.some((selector) => selectors.includes(selector))) return;
    rule.walkDecls(/^--/, ({ prop, value }) => {
      found[prop] = value;
    });
  });
  return found;
}

/** The colours of a band's roles on the pages of a brand, or of none. */
function rolesOf(band: (typeof BANDS)[number], brand?: string): (role: string) => string {
  const set = {
    ...setBy(tokens, [':root']),
    ...(brand === undefined ? {} : setBy(read('brands.css'), [`[data-brand='${brand}']`])),
    ...setBy(tokens, [`[data-band='${band}']`]),
  };
  const resolve = (value: string): string => {
    const [, name = '', otherwise = ''] = /^var\((--[\w-]+)(?:, (.+))?\)$/.exec(value) ?? [];
    return name === '' ? value : resolve(set[name] ?? otherwise);
  };
  return (role) => resolve(`var(--${role})`);
}

/** Contrast as WCAG 2 reckons it, from 1 to 21. */
function contrast(one: string, other: string): number {
  const luminance = (colour: string) => {
    expect(colour).toMatch(/^#[\da-f]{6}$/);
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
      const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [brighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (brighter + 0.05) / (darker + 0.05);
}

test('black on white is 21 : 1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
});

const SURFACES = ['surface', 'surface-raised', 'surface-sunken'];
/** What stands on what, and its least contrast: 4.5 for text, 3 for what is only seen (WCAG 2.2, AA). */
const PAIRS: [front: string, back: string, least: number][] = [
  ...['text', 'text-soft', 'text-faint', 'danger', 'good'].flatMap((role) =>
    SURFACES.map((surface): [string, string, number] => [role, surface, 4.5]),
  ),
  ['on-accent', 'accent', 4.5],
  ['on-accent', 'accent-hover', 4.5],
  ...['accent', 'focus', 'line-strong'].map((role): [string, string, number] => [role, 'surface', 3]),
];

for (const band of BANDS) {
  for (const brand of [undefined, ...BRAND_IDS]) {
    test(`on ${band}, ${brand ?? 'no brand'}: every colour can be read on what lies below it`, () => {
      const role = rolesOf(band, brand);
      const weak = PAIRS.map(([front, back, least]) => ({
        pair: `--${front} on --${back}`,
        least,
        contrast: Number(contrast(role(front), role(back)).toFixed(2)),
      })).filter((pair) => pair.contrast < pair.least);
      expect(weak).toEqual([]);
    });
  }
}
