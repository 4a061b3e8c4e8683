import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { ISLANDS, RENDERER } from '../rooms.ts';
import { findMistake, islandGuard } from './island-guard.ts';
import { readModule } from './read-module.ts';

const REACT = (names: string) => `import { ${names} } from 'react';\n`;

describe('what needs the browser is seen', () => {
  test.each([
    ['state', `${REACT('useState')}export function A() { const [a] = useState(0); return a; }`],
    ['state with a type', `${REACT('useState')}export function A() { const [a] = useState<string>(); return a; }`],
    ['state under another name', `${REACT('useState as remember')}export const a = () => remember(1);`],
    ['state of a namespace', "import * as React from 'react';\nexport const a = () => React.useState(1);"],
    ['state of the default import', "import React from 'react';\nexport const a = () => React.useReducer(r, 1);"],
    ['an effect', `${REACT('useEffect')}export function useA() { useEffect(() => {}, []); }`],
    ['a ref with a type', `${REACT('useRef')}export const useA = () => useRef<HTMLElement>(null);`],
    ['an action', `${REACT('useActionState')}export const useA = () => useActionState(send, undefined);`],
    ['an optimistic value', `${REACT('useOptimistic')}export const useA = (a: string) => useOptimistic<string>(a);`],
    ['a form of react-dom', "import { useFormStatus } from 'react-dom';\nexport const useA = () => useFormStatus();"],
    ['a store', `${REACT('useSyncExternalStore')}export const useA = () => useSyncExternalStore(a, b);`],
    ['a handler', 'export const A = () => <button onClick={() => press()}>a</button>;'],
    ['a handler given on', 'export const A = ({ onPress }: P) => <Button onPress={onPress} />;'],
    [
      'handlers that are spread',
      'const hands = { onClick: () => press() };\nexport const A = () => <a {...hands}>a</a>;',
    ],
    ['a handler of createElement', "export const A = () => createElement('a', { onClick });"],
    ['a ref attribute', 'export const A = ({ own }: P) => <p ref={own} />;'],
    ['a hook of a package', "import { useSwipeable } from 'swipes';\nexport const useA = () => useSwipeable();"],
    ['a class component', `${REACT('Component')}export class A extends Component {}`],
  ])('%s', (_, code) => expect(readModule(code, 'a.tsx').interactions).not.toEqual([]));
});

describe('what renders anywhere is left alone', () => {
  test.each([
    ['context', `${REACT('useContext')}export const useA = () => useContext(Place);`],
    ['a memo', `${REACT('useMemo, memo')}export const A = memo(() => useMemo(() => 1, []));`],
    ['types only', "import type { useState, RefObject } from 'react';\nexport type A = RefObject<typeof useState>;"],
    ['one type among values', `${REACT('type useRef, use')}export const useA = () => use(Place);`],
    ['words in comments', '// useState( and onClick={} and useEffect(\nexport const a = 1;'],
    ['words in texts', "export const a = 'useState(1) onClick={press}';"],
    ['a property that takes', 'export const a = ({ onChange }: P) => onChange;'],
    ['a name that only begins so', 'export const A = () => <p once="a" online={true}>{online.onMap}</p>;'],
    ['a data value', 'export const a = { onSale: true, onStock: 3, only: () => 1 };'],
  ])('%s', (_, code) => expect(readModule(code, 'a.tsx').interactions).toEqual([]));
});

/** A site of two pages' modules and one island, with changes. */
function site(files: Record<string, { text?: string; imports?: string[]; later?: string[] }> = {}) {
  const all: Record<string, { text?: string; imports?: string[]; later?: string[] }> = {
    [RENDERER]: { imports: [ISLANDS, 'src/pages/HomePage/HomePage.tsx'] },
    [ISLANDS]: { later: ['src/site/Newsletter/Newsletter.tsx'] },
    'src/pages/HomePage/HomePage.tsx': {
      text: "import { Newsletter } from '../../site/Newsletter/Newsletter.tsx';\nexport const HomePage = () => <Island of={Newsletter} props={{}} />;",
      imports: ['src/site/Newsletter/Newsletter.tsx', 'src/page/Island.tsx'],
    },
    'src/site/Newsletter/Newsletter.tsx': { text: `${REACT('useState')}export const Newsletter = () => useState(1);` },
    'src/page/Island.tsx': { text: '' },
    ...files,
  };
  return findMistake(
    new Map(Object.entries(all).map(([file, { imports = [], later = [] }]) => [file, { imports, later }])),
    (file) => all[file]?.text ?? '',
  );
}

test('a page with its island is in order', () => expect(site()).toBeUndefined());

test('state outside an island is told with file, way, line and cure', () => {
  const home = 'src/pages/HomePage/HomePage.tsx';
  const said = site({
    [home]: { imports: ['src/cars/Card/Card.tsx'] },
    'src/cars/Card/Card.tsx': { imports: ['src/cars/Card/use-card.ts'] },
    'src/cars/Card/use-card.ts': { text: `\n${REACT('useRef')}export const useCard = () => useRef<Element>(null);` },
  });
  expect(said).toContain(`${home} → src/cars/Card/Card.tsx → src/cars/Card/use-card.ts uses useRef on line 2`);
  expect(said).toContain('List its component (or one around it) in src/browser/islands.ts');
});

test('an island without <Island> is told', () => {
  const text =
    "import { Newsletter } from '../../site/Newsletter/Newsletter.tsx';\nexport const HomePage = () => <Newsletter />;";
  expect(
    site({ 'src/pages/HomePage/HomePage.tsx': { text, imports: ['src/site/Newsletter/Newsletter.tsx'] } }),
  ).toContain('show it with <Island of={Newsletter}>');
});

test('an <Island> of a component that is not listed is told', () => {
  const text =
    "import { Card } from '#/src/cars/Card/Card.tsx';\nexport const HomePage = () => <Island of={Card} props={{}} />;";
  expect(
    site({
      'src/pages/HomePage/HomePage.tsx': { text, imports: ['src/cars/Card/Card.tsx', 'src/page/Island.tsx'] },
      'src/cars/Card/Card.tsx': { text: '' },
    }),
  ).toContain('src/browser/islands.ts does not list: enter src/cars/Card/Card.tsx there');
});

test('an island inside an island is told', () => {
  expect(site({ 'src/site/Newsletter/Newsletter.tsx': { imports: ['src/page/Island.tsx'] } })).toContain(
    'src/site/Newsletter/Newsletter.tsx → src/page/Island.tsx: an island hydrates all of its content',
  );
});

test('useId in an island is told', () => {
  const text = `${REACT('useId')}export const Newsletter = () => useId();`;
  expect(site({ 'src/site/Newsletter/Newsletter.tsx': { text } })).toContain('uses useId');
});

test('a site that lists no islands is told', () => {
  expect(site({ [ISLANDS]: { later: [] } })).toBe(`${ISLANDS} lists no islands.`);
  expect(findMistake(new Map(), () => '')).toBe(`${ISLANDS} lists no islands.`);
});

test('what an island uses is looked at behind everything that it loads, and what the renderer is made of is not', () => {
  const text = `${REACT('useId')}export const help = () => useId();`;
  expect(
    site({
      'src/site/Newsletter/Newsletter.tsx': { later: ['src/site/Newsletter/later.ts'] },
      'src/site/Newsletter/later.ts': { imports: ['src/site/Newsletter/help.ts'] },
      'src/site/Newsletter/help.ts': { text },
    }),
  ).toBe(
    'src/site/Newsletter/Newsletter.tsx → src/site/Newsletter/later.ts → src/site/Newsletter/help.ts uses useId, which gives other ids in an island than on the page.',
  );
  const lively = `${REACT('useState')}export const a = useState;`;
  expect(site({ [RENDERER]: { text: lively, imports: [ISLANDS] } })).toBeUndefined();
  expect(site({ 'src/page/Island.tsx': { text: lively } })).toBeUndefined();
});

describe('in a build', () => {
  type Info = { importedIds: string[]; dynamicallyImportedIds: string[] };

  /** What the guard says at the end of a build of these files: text, and what each imports. */
  function build(files: Record<string, { text?: string; imports?: string[]; later?: string[] }>, failed?: Error) {
    const root = mkdtempSync(join(tmpdir(), 'guard-'));
    onTestFinished(() => rmSync(root, { recursive: true }));
    const infos = new Map<string, Info | null>([[`${root}/src/unknown.ts`, null]]);
    for (const [file, { text = '', imports = [], later = [] }] of Object.entries(files)) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text);
      const idsOf = (names: string[]) => names.map((name) => `${root}/${name}?v=1`);
      infos.set(`${root}/${file}?v=1`, { importedIds: idsOf(imports), dynamicallyImportedIds: idsOf(later) });
    }
    const guard = islandGuard();
    const error = vi.fn();
    const call = (hook: unknown, context: object, ...given: unknown[]) =>
      (hook as (...all: unknown[]) => unknown).call(context, ...given);
    call(guard.configResolved, {}, { root });
    const context = { getModuleIds: () => infos.keys(), getModuleInfo: (id: string) => infos.get(id) ?? null, error };
    call(guard.buildEnd, context, failed);
    return error.mock.calls.flat();
  }

  const SITE = {
    [RENDERER]: { imports: ['src/pages/HomePage/HomePage.tsx', 'node_modules/react/index.js', ISLANDS] },
    [ISLANDS]: { later: ['src/site/Newsletter/Newsletter.tsx', 'src/site/newsletter.css'] },
    'src/site/Newsletter/Newsletter.tsx': {},
    'src/site/newsletter.css': {},
    'node_modules/react/index.js': { text: 'import { useState } from "react";' },
  };
  const lively = { text: `${REACT('useState')}export const HomePage = () => useState(1);` };

  test('is applied where pages are built', () => {
    const { apply, applyToEnvironment } = islandGuard();
    const applies = (name: string) => applyToEnvironment?.({ name } as Parameters<typeof applyToEnvironment>[0]);
    expect([apply, applies('pages'), applies('client')]).toEqual(['build', true, false]);
  });

  test('stops it with the mistake', () => {
    const [said] = build({ ...SITE, 'src/pages/HomePage/HomePage.tsx': lively });
    expect(said).toContain('src/pages/HomePage/HomePage.tsx uses useState on line 1');
  });

  test('says nothing where all is well, nor of a build that has failed already', () => {
    expect(build({ ...SITE, 'src/pages/HomePage/HomePage.tsx': {} })).toEqual([]);
    expect(build({ ...SITE, 'src/pages/HomePage/HomePage.tsx': lively }, new Error('elsewhere'))).toEqual([]);
  });
});
