import { expect, test } from 'vitest';
import { localePath, otherLocale, splitLocale } from './locales.ts';

test.each([
  ['/voyah/free', 'mn', '/voyah/free'],
  ['/voyah/free/', 'mn', '/voyah/free'],
  ['/en/voyah/free', 'en', '/voyah/free'],
  ['/en/voyah/free//', 'en', '/voyah/free'],
  ['/en', 'en', '/'],
  ['/en/', 'en', '/'],
  ['/', 'mn', '/'],
  ['//', 'mn', '/'],
  ['', 'mn', '/'],
  // A page whose name begins like a language.
  ['/england', 'mn', '/england'],
  ['/voyah/en', 'mn', '/voyah/en'],
])('%s is in %s: %s', (pathname, locale, path) => {
  expect(splitLocale(pathname)).toEqual({ locale, path });
});

test('a page has its address in every language', () => {
  expect(localePath('/voyah/free', 'mn')).toBe('/voyah/free');
  expect(localePath('/voyah/free', 'en')).toBe('/en/voyah/free');
  expect(localePath('/', 'mn')).toBe('/');
  expect(localePath('/', 'en')).toBe('/en');
});

test.each(['https://example.com/', 'mailto:info@example.com', 'tel:+97670000000', '#order'])(
  '%s is the same everywhere',
  (address) => {
    expect(localePath(address, 'en')).toBe(address);
  },
);

test('the link in the header leads to the other language', () => {
  expect([otherLocale('mn'), otherLocale('en')]).toEqual(['en', 'mn']);
});
