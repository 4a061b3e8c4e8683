import { expect, test } from 'vitest';
import { classesIn, readableName, shortName } from './class-names.ts';

const FILE = '/somewhere/src/site/Footer/Footer.module.css';
const CSS = '.first { color: red } @media print { .second > .third:hover { color: blue } .first { top: .5em } }';

test('a class has the same short name in whatever order the names are asked for', () => {
  const forth = ['first', 'second', 'third'].map((name) => shortName(name, FILE, CSS));
  const back = ['third', 'second', 'first'].map((name) => shortName(name, FILE, `${CSS} `));
  expect(new Set(forth).size).toBe(3);
  expect(back.reverse()).toEqual(forth);
  for (const name of forth) expect(name).toMatch(/^[b-z][a-z][0-9A-Z]+$/);
});

test('a file or class that is not there is told', () => {
  expect(() => shortName('first', '/elsewhere/Footer.module.css', CSS)).toThrow('is no CSS Module in src');
  expect(() => shortName('fourth', FILE, CSS)).toThrow('has no class "fourth"');
});

test('names of animations count as they come, other rules with a condition do not', () => {
  const css = '@keyframes rise { to { opacity: 1 } } @container wide (width > 1px) { .last { animation: rise } }';
  expect(['rise', 'last'].map((name) => shortName(name, FILE, css).slice(2))).toEqual(['0', '1']);
  expect(() => shortName('wide', FILE, css)).toThrow('has no class "wide"');
  const many = Array.from({ length: 12 }, (_, at) => `.c${at} { top: 0 }`).join('');
  // Digits, then capitals: no name ends as another begins.
  expect([9, 10, 11].map((at) => shortName(`c${at}`, FILE, many).slice(2))).toEqual(['9', 'A', 'B']);
});

test('while developing a name says file and class, wherever the project lies', () => {
  const name = readableName('first', FILE);
  expect(name).toMatch(/^Footer_first_[A-Za-z0-9]{3}$/);
  expect(readableName('first', '/elsewhere/src/site/Footer/Footer.module.css?used')).toBe(name);
  expect(readableName('first', '/elsewhere/src/order/Footer/Footer.module.css')).not.toBe(name);
  expect(shortName('first', `${FILE}?used`, CSS)).toBe(shortName('first', FILE, CSS));
});

test('a selector names its classes, not its numbers', () => {
  expect(classesIn('.one > .two-a:is(._three, p):nth-child(2)::before')).toEqual(['one', 'two-a', '_three']);
  expect(classesIn('@media (width >= 12.5em)')).toEqual([]);
});
