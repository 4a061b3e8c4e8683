import { expect, test } from 'vitest';
import { asksForContact, CONTACT_QUERY, withoutContact } from './contact-link.ts';

test.each([
  ['?contact', true, ''],
  ['?contact=', true, ''],
  ['?color=2&contact&contact=1', true, '?color=2'],
  ['?color=2', false, '?color=2'],
  ['?contacts', false, '?contacts='],
  ['', false, ''],
])('of %j', (query, asks, rest) => {
  expect(asksForContact(query)).toBe(asks);
  expect(withoutContact(query)).toBe(rest);
});

test('the query of a link asks for it', () => {
  expect(CONTACT_QUERY).toBe('?contact');
  expect(asksForContact(CONTACT_QUERY)).toBe(true);
});
