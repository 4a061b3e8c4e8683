import { existsSync, globSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseDrawing } from './parse-drawing.ts';

const svg = (paths: string, attributes = 'data-width="1952" data-front-axle="916" data-rear-axle="3876"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-20 -20 4940 1692" ${attributes}><g fill="none">${paths}</g></svg>\n`;
const parse = (text: string) => parseDrawing(text, 'media/drawings/car/side.svg');

test('gives box, body, axles and paths in units of four millimetres', () => {
  expect(parse(svg('<path class="line" stroke-width="5" d="M8 16l4 4l0-40l1 1"/>'))).toEqual({
    width: 1225,
    height: 413,
    unit: 4,
    body: 488,
    axles: { front: 229, rear: 969 },
    paths: [{ weight: 'line', d: 'M2 4l1 1l0-10' }],
  });
});

test('reads absolute, relative, horizontal, vertical and closing commands', () => {
  expect(parse(svg('<path class="fine" d="m4,8 8 8 L40 40H80V80h-8v-8Zl4 0"/>')).paths[0]?.d).toBe(
    'M1 2l2 2l7 6l10 0l0 10l-2 0l0-2zl1 0',
  );
});

describe('refuses, with file and reason,', () => {
  test.each([
    ['a script', svg('<script>alert(1)</script>'), /only/],
    ['an element from elsewhere', svg('<image href="x"/><path class="line" d="M0 0l9 9"/>'), /<image>/],
    ['an unknown class', svg('<path class="bold" d="M0 0l9 9"/>'), /"bold"/],
    ['a curve', svg('<path class="line" d="M0 0c1 1 2 2 3 3"/>'), /command "c"/],
    ['numbers after the end', svg('<path class="line" d="M0 0l9 9z5 5"/>'), /command ""/],
    ['half a pair', svg('<path class="line" d="M0 0l9"/>'), /no number/],
    ['a path that is no path', svg('<path class="line" d="javascript:1"/>'), /command|number/],
    ['an empty drawing', svg(''), /nothing/],
    ['a missing width', svg('<path class="line" d="M0 0l9 9"/>', ''), /data-width/],
    ['a missing box', svg('<path class="line" d="M0 0l9 9"/>').replace(/viewBox="[^"]*"/, ''), /viewBox/],
    ['something else', 'hello', /elements only/],
  ])('%s', (_what, text, reason) => {
    expect(() => parse(text)).toThrow(/^media\/drawings\/car\/side\.svg: /);
    expect(() => parse(text)).toThrow(reason);
  });
});

test('never drifts: every point stays within half a unit of where it was drawn', () => {
  const point = fc.tuple(fc.integer({ min: -300, max: 300 }), fc.integer({ min: -300, max: 300 }));
  fc.assert(
    fc.property(fc.array(point, { minLength: 2, maxLength: 80 }), (steps) => {
      const d = steps.map(([x, y], at) => `${at === 0 ? 'M' : 'l'}${x} ${y}`).join('');
      const read = parse(svg(`<path class="line" d="${d}"/>`)).paths[0]?.d ?? '';
      const end = (path: string) =>
        [...path.matchAll(/[Ml](-?\d+) ?(-?\d+)/g)].reduce<[number, number]>(
          (at, [, x, y]) => [at[0] + Number(x), at[1] + Number(y)],
          [0, 0],
        );
      const [x, y] = end(d);
      const [unitX, unitY] = end(read);
      expect(Math.abs(unitX * 4 - x)).toBeLessThanOrEqual(2);
      expect(Math.abs(unitY * 4 - y)).toBeLessThanOrEqual(2);
    }),
  );
});

test.runIf(existsSync('media/drawings'))('reads every drawing of the studio', () => {
  for (const file of globSync('media/drawings/*/{side,front}.svg')) {
    const drawing = parseDrawing(readFileSync(file, 'utf8'), file);
    expect(drawing.paths.length, file).toBeGreaterThan(0);
    expect(drawing.axles !== undefined, file).toBe(file.endsWith('side.svg'));
  }
});
