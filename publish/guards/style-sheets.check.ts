/** What neither the type checker nor the linter sees of styles: names that are not there, and values that stand beside the tokens. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, posix, resolve } from 'node:path';
import postcss, { type Node } from 'postcss';
import { Visitor } from 'vite';
import { expect, test } from 'vitest';
import { paintStyles } from '#/src/cars/ColourPicker/paint-styles.ts';
import { carStyles } from '#/src/cars/ModelCard/car-styles.ts';
import { classesIn } from '../class-names.ts';
import { lineAt, parseModule } from './read-module.ts';

const root = resolve(import.meta.dirname, '../..');
const filesOf = (pattern: string) => globSync(pattern, { cwd: root }).map((file) => file.replaceAll('\\', '/'));
const textOf = (file: string) => readFileSync(join(root, file), 'utf8');

const sheets = filesOf('{src,editor}/**/*.css').map((file) => ({ file, css: postcss.parse(textOf(file)) }));
const modules = new Map(sheets.filter(({ file }) => file.endsWith('.module.css')).map(({ file, css }) => [file, css]));
const at = (file: string, node: Node) => `${file}:${node.source?.start?.line}`;

/** The names of the classes of a style sheet, each with the place where it stands first. */
function classesOf(file: string): Map<string, string> {
  const found = new Map<string, string>();
  modules.get(file)?.walkRules((rule) => {
    for (const name of classesIn(rule.selector)) {
      if (!found.has(name)) found.set(name, at(file, rule));
    }
  });
  return found;
}

/** What a module takes from a CSS Module. `name` is undefined where it is known only when the page is rendered. */
type Taken = { sheet: string; name: string | undefined; place: string };

function takenBy(file: string): Taken[] {
  const code = textOf(file);
  const sheetOf = new Map<string, string>();
  const taken: Taken[] = [];
  new Visitor({
    ImportDeclaration(node) {
      const from = node.source.value;
      if (!from.endsWith('.module.css')) return;
      const sheet = from.startsWith('#/') ? from.slice(2) : posix.join(dirname(file), from);
      for (const each of node.specifiers) sheetOf.set(each.local.name, sheet);
    },
    MemberExpression({ object, property, computed, start }) {
      const sheet = object.type === 'Identifier' ? sheetOf.get(object.name) : undefined;
      if (sheet === undefined) return;
      const name = !computed && property.type === 'Identifier' ? property.name : undefined;
      taken.push({ sheet, name, place: `${file}:${lineAt(code, start)}` });
    },
  }).visit(parseModule(code, file));
  return taken;
}

const taken = filesOf('{src,editor,publish,tests}/**/*.{ts,tsx}').flatMap(takenBy);

test('a class that a component takes stands in its style sheet', () => {
  expect(taken.length).toBeGreaterThan(0);
  const missing = taken.filter(({ sheet, name }) => name !== undefined && !classesOf(sheet).has(name));
  expect(missing.map(({ sheet, name, place }) => `${place} takes "${name}", which ${sheet} does not have`)).toEqual([]);
});

test('a class that stands in a style sheet is taken by a component', () => {
  const unused = [...modules.keys()].flatMap((sheet) => {
    const names = taken.filter((each) => each.sheet === sheet).map(({ name }) => name);
    // `styles[look]`: any of them may be meant.
    if (names.includes(undefined)) return [];
    return [...classesOf(sheet)].filter(([name]) => !names.includes(name)).map(([name, place]) => `${place} .${name}`);
  });
  expect(unused).toEqual([]);
});

test('a custom property that is used is set somewhere, and one that is set is used', () => {
  const set = new Map<string, string>();
  const used = new Map<string, string>();
  // What the document's head says of cars and paints.
  const head = carStyles([{ id: 'a-car', length: 1 }]) + paintStyles([{ index: 1, swatch: '#000000' }]);
  for (const { file, css } of [...sheets, { file: 'publish/DocumentHead.tsx', css: postcss.parse(head) }]) {
    css.walkDecls((declaration) => {
      if (declaration.prop.startsWith('--')) set.set(declaration.prop, at(file, declaration));
      for (const [, name = ''] of declaration.value.matchAll(/var\((--[\w-]+)/g)) used.set(name, at(file, declaration));
    });
  }
  const unset = [...used].filter(([name]) => !set.has(name));
  const unused = [...set].filter(([name]) => !used.has(name));
  expect(unset.map(([name, place]) => `${place} uses ${name}, which nothing sets`)).toEqual([]);
  expect(unused.map(([name, place]) => `${place} sets ${name}, which nothing uses`)).toEqual([]);
});

test('a rule stands in a layer, and a width has a name of src/design/breakpoints.ts', () => {
  const faults: string[] = [];
  // The editor has one sheet of its own, without layers.
  for (const { file, css } of sheets.filter(({ file }) => file.startsWith('src/'))) {
    css.walkRules((rule) => {
      const around = new Set<unknown>();
      for (let each: Node | undefined = rule.parent; each !== undefined; each = each.parent) {
        if ('name' in each) around.add(each.name);
      }
      if (!around.has('layer') && !around.has('keyframes'))
        faults.push(`${at(file, rule)} ${rule.selector} stands in no @layer`);
    });
    css.walkAtRules('media', (media) => {
      if (/width/.test(media.params)) faults.push(`${at(file, media)} @media ${media.params}: name the width`);
    });
  }
  expect(faults).toEqual([]);
});

/** Colours that no band and no brand changes. */
const OWN_COLOURS: Record<string, string> = {
  'src/cars/CarView/car-ar.css': 'a QR code is black on white everywhere',
  'src/tools/Comparison/ComparisonDrawing.module.css': 'the colours that its filters make of ink',
};

test('a colour comes from src/design/styles/tokens.css', () => {
  const literals = sheets.flatMap(({ file, css }) => {
    const found: { file: string; told: string }[] = [];
    css.walkDecls((declaration) => {
      // In a mask a colour is nothing but its alpha.
      if (declaration.prop.startsWith('mask') || !/#[\da-f]{3,8}\b|\b(?:rgba?|hsla?)\(\d/i.test(declaration.value))
        return;
      found.push({ file, told: `${at(file, declaration)} ${declaration.prop}: ${declaration.value}` });
    });
    return found;
  });
  const elsewhere = literals.filter(({ file }) => file.startsWith('src/') && !file.startsWith('src/design/styles/'));
  expect(elsewhere.filter(({ file }) => OWN_COLOURS[file] === undefined).map(({ told }) => told)).toEqual([]);
  const needed = new Set(elsewhere.map(({ file }) => file));
  expect(Object.keys(OWN_COLOURS).filter((file) => !needed.has(file))).toEqual([]);
});

/** Sizes of type in pixels that are none of the page's text. */
const OWN_SIZES: Record<string, string> = {
  'src/pages/AboutPage/LocationMap.module.css': 'units of the map',
  'src/tools/Comparison/CarList.module.css': 'below 16 px iOS zooms into the page',
  'src/tools/Garage/GaragePicture.module.css': 'millimetres of the drawing',
  'src/tools/WinterRange/WinterCurve.module.css': 'units of the drawing',
  'src/tools/WinterRange/WinterMap.module.css': 'units of the map',
};

/** What comes from tokens.css, and when a value is a component's own all the same. */
test.each<[what: string, property: RegExp, isOwn: (value: string) => boolean, exceptions?: Record<string, string>]>([
  [
    'a duration',
    /^(?:animation|transition)/,
    // None, and the one that `prefers-reduced-motion` leaves so that the events of an end still come.
    (value) => (value.match(/(?<![\w-])[\d.]+m?s\b/g) ?? []).some((duration) => !['0s', '1ms'].includes(duration)),
  ],
  ['a weight', /^font-weight$/, (value) => !/^(?:var\(--weight-\w+\)|inherit)$/.test(value)],
  ['a size of type', /^font-size$/, (value) => /^[\d.]+px$/.test(value), OWN_SIZES],
  // Up to 2 puts the parts of one component above each other.
  ['a place above other components', /^z-index$/, (value) => Math.abs(Number(value)) > 2],
])('%s comes from src/design/styles/tokens.css', (_what, property, isOwn, exceptions = {}) => {
  const own: { file: string; told: string }[] = [];
  for (const { file, css } of sheets.filter(({ file }) => file.startsWith('src/') && !file.endsWith('/tokens.css'))) {
    css.walkDecls(property, (declaration) => {
      const { parent, prop, value } = declaration;
      const isFace = parent?.type === 'atrule';
      if (!isFace && isOwn(value)) own.push({ file, told: `${at(file, declaration)} ${prop}: ${value}` });
    });
  }
  expect(own.filter(({ file }) => exceptions[file] === undefined).map(({ told }) => told)).toEqual([]);
  expect(Object.keys(exceptions).filter((name) => !own.some(({ file }) => file === name))).toEqual([]);
});
