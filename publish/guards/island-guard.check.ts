import { describe, expect, test } from 'vitest';
import { ISLANDS, RENDERER } from '../rooms.ts';
import { findMistake } from './island-guard.ts';
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
