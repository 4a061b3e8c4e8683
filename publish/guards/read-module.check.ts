import { describe, expect, test } from 'vitest';
import { lineAt, readModule } from './read-module.ts';

const whatOf = (code: string, file = 'a.tsx') => readModule(code, file).interactions.map(({ what }) => what);

test.each([
  'useState',
  'useReducer',
  'useEffect',
  'useLayoutEffect',
  'useInsertionEffect',
  'useEffectEvent',
  'useRef',
  'createRef',
  'useImperativeHandle',
  'useSyncExternalStore',
  'useTransition',
  'startTransition',
  'useDeferredValue',
  'useActionState',
  'useOptimistic',
  'useFormStatus',
  'Component',
  'PureComponent',
])('%s is told by its name, however it comes', (name) => {
  expect(whatOf(`import { ${name} } from 'react';`)).toEqual([name]);
  expect(whatOf(`import { ${name} as own } from 'react-dom';`)).toEqual([name]);
  expect(whatOf(`import { '${name}' as own } from 'react';`)).toEqual([name]);
  expect(whatOf(`import * as React from 'react'; React.${name};`)).toEqual([name]);
  expect(whatOf(`import React from 'react'; React['${name}'];`)).toEqual([name]);
  // Another module's is its own business, and a type is none.
  expect(whatOf(`import { ${name} } from './own.ts'; import * as own from '#/own.ts'; own.${name};`)).toEqual([]);
  expect(whatOf(`import type { ${name} } from 'react'; import { type ${name} as own } from 'react';`)).toEqual([]);
});

describe('members of React', () => {
  test.each([
    ['of nothing', 'first().useState; React.Children; other.useState; React[1]; React[`useState`];'],
    ['of its types', 'let a: React.Component;'],
  ])('%s are left alone', (_, code) => expect(whatOf(`import * as React from 'react';\n${code}`)).toEqual([]));
});

describe('hooks of packages', () => {
  test.each([
    ["import { useSwipeable } from 'swipes';", ['the hook useSwipeable of swipes']],
    ["import { useSwipeable as own } from '@swipes/react';", ['the hook useSwipeable of @swipes/react']],
    ["import { used, reuseAll, useful } from 'swipes';", []],
    ["import { useOwn } from './use-own.ts'; import { useUp } from '../use-up.ts';", []],
    ["import { useRoot } from '#/src/use-root.ts'; import { useDisk } from '/src/use-disk.ts';", []],
    ["import { useMemo, useContext, useId } from 'react';", []],
  ])('%s', (code, told) => expect(whatOf(code)).toEqual(told));
});

describe('handlers and refs', () => {
  test.each([
    ['<p onClick={press} />', ['the event handler onClick']],
    ['<Button onPress={press} />', ['the event handler onPress']],
    ['<p ref={own} />', ['a ref']],
    ['<p onclick="press" once />', []],
    ['<p xlink:onClick={press} />', []],
    ['({ onClick: () => press() })', ['the event handler onClick']],
    ['({ onClick: function () {} })', ['the event handler onClick']],
    ['({ onClick() {} })', ['the event handler onClick']],
    ['({ onClick: press })', ['the event handler onClick']],
    ['({ onClick: hands.press })', ['the event handler onClick']],
    ["({ 'onClick': press })", ['the event handler onClick']],
    ['({ onClick })', ['the event handler onClick']],
    ['({ onClick: 3, onSale: true, onMap: `a`, upOnClick: press, 1: press, [onClick()]: press })', []],
    ['({ onClick, onPress: own }) => own', []],
    ['({ onPress }) => ({ onPress })', ['the event handler onPress']],
  ])('%s', (code, told) => expect(whatOf(`export const a = ${code};`)).toEqual(told));
});

test('a module is told with what it imports, shows and hydrates, and where things stand', () => {
  const code = [
    "import React, { useId, type Key } from 'react';",
    "import * as words from './words.ts';",
    "import type { Only } from './types.ts';",
    "import { Card as Own } from '#/src/cars/Card/Card.tsx';",
    "import './styles.css';",
    'export const A = () => (',
    '  <words.Title of={Own}>',
    '    <Own of={words} onPress={React.useId} />',
    '    <Island of={Own} props={{}} {...more} />',
    '    <Island of="Text" other={Wrong} />',
    '    <Island of={words.Title} />',
    '  </words.Title>',
    ');',
  ].join('\n');
  expect(readModule(code, 'a.tsx')).toEqual({
    interactions: [{ line: 8, what: 'the event handler onPress' }],
    imports: [
      { from: 'react', name: 'default', local: 'React' },
      { from: 'react', name: 'useId', local: 'useId' },
      { from: './words.ts', name: '*', local: 'words' },
      { from: '#/src/cars/Card/Card.tsx', name: 'Card', local: 'Own' },
    ],
    elements: new Set(['Own', 'Island']),
    islands: new Set(['Own']),
    usesId: true,
  });
});

test.each([
  ["import { useId } from 'react';", true],
  ["import * as React from 'react'; React.useId();", true],
  ["import * as React from 'react'; React.useMemo();", false],
  ["import { useId } from './ids.ts'; import { useMemo } from 'react';", false],
])('ids of React: %s %s', (code, uses) => expect(readModule(code, 'a.tsx').usesId).toBe(uses));

test('a file is read as what its name says, and what is no TypeScript is told with the file', () => {
  expect(whatOf('const a = <string>b;', 'a.ts')).toEqual([]);
  expect(() => readModule('const a = <string>b;', 'src/a.tsx')).toThrow(/^src\/a\.tsx: /);
  expect(() => readModule('const = 1;', 'src/a.ts')).toThrow(/^src\/a\.ts: \S/);
});

test('lines are counted from 1', () => {
  expect([0, 1, 2, 3].map((offset) => lineAt('a\n\nb', offset))).toEqual([1, 1, 2, 3]);
});
