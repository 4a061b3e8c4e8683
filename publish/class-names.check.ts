import { expect, test } from 'vitest';
import { shortName } from './class-names.ts';

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
