import { expect, test } from 'vitest';
import { addressOf, type Route, routeOf } from './route.ts';

test.each([
  [{ view: 'prices' }, '#prices'],
  [{ view: 'open' }, '#open'],
  [{ view: 'read' }, '#read'],
  [{ view: 'changes' }, '#changes'],
  [{ view: 'start' }, '#start'],
  [{ view: 'file', file: 'dealer.json', at: [] }, '#file=dealer.json'],
  [
    { view: 'file', file: 'models/a.json', at: ['slides', 0, 'caption'] },
    '#file=models%2Fa.json&at=slides%2F0%2Fcaption',
  ],
] as [Route, string][])('%j has the address %s, and the other way round', (route, address) => {
  expect(addressOf(route)).toBe(address);
  expect(routeOf(address)).toEqual(route);
});

test.each(['', '#', '#zzzz', '#at=a'])('the address "%s" leads to the start', (fragment) => {
  expect(routeOf(fragment)).toEqual({ view: 'start' });
});
