import { expect, test } from 'vitest';
import { idOf, type Path, pathOf, setAt } from './paths.ts';

test.each([
  [[], ''],
  [['cars', 'voyah-free', 'price'], 'cars/voyah-free/price'],
  [['hours', 0, 'opens'], 'hours/0/opens'],
  [['a/b', 'өнгө'], 'a%2Fb/%D3%A9%D0%BD%D0%B3%D3%A9'],
] as [Path, string][])('the path %j is "%s" in an address, and the other way round', (path, id) => {
  expect(idOf(path)).toBe(id);
  expect(pathOf(id)).toEqual(path);
});

test('only a step that is all digits is a number', () => {
  expect(pathOf('1a/a1/12')).toEqual(['1a', 'a1', 12]);
});

test('a value is set in a copy', () => {
  const given = { a: { b: 1 }, list: [1, 2] };
  expect(setAt(given, ['a', 'b'], 2)).toEqual({ a: { b: 2 }, list: [1, 2] });
  expect(setAt(given, ['list', 1], 3)).toEqual({ a: { b: 1 }, list: [1, 3] });
  expect(setAt(given, [], 'all')).toBe('all');
  expect(given).toEqual({ a: { b: 1 }, list: [1, 2] });
});

test('what is set lies in its old place, what is new at the end', () => {
  expect(JSON.stringify(setAt({ a: 1, b: 2 }, ['a'], 3))).toBe('{"a":3,"b":2}');
  expect(JSON.stringify(setAt({ a: 1 }, ['b'], 2))).toBe('{"a":1,"b":2}');
});

test('what is not there yet is made', () => {
  expect(setAt(undefined, ['a', 'b'], 1)).toEqual({ a: { b: 1 } });
  expect(setAt({ a: null }, ['a', 'b'], 1)).toEqual({ a: { b: 1 } });
});

test('nothing takes a key away and leaves no trace of it', () => {
  expect(setAt({ a: 1, b: 2 }, ['a'], undefined)).toEqual({ b: 2 });
  expect(setAt({ a: { b: 1, c: 2 } }, ['a', 'b'], undefined)).toStrictEqual({ a: { c: 2 } });
  expect(setAt({ b: 2 }, ['a'], undefined)).toStrictEqual({ b: 2 });
});
