import { expect, test } from 'vitest';
import { type SearchMessages, searchMessage } from './search-message.ts';

const messages = {
  loading: 'Loading',
  unsaid: 'We do not say',
  countOne: 'One',
  count: '{count} found',
  nothing: 'Nothing for {query}.',
  nothingHelp: 'Ask us.',
} as SearchMessages;

test.each([
  ['nothing before a question', 'ready', '', 0, ''],
  ['nothing for spaces', 'ready', '   ', 0, ''],
  ['nothing where a failure is told', 'failed', 'free', 0, ''],
  ['that it loads', 'loading', 'free', 0, 'Loading'],
  ['one', 'ready', 'free', 1, 'One'],
  ['how many', 'ready', 'free', 12, '12 found'],
  ['what was not found, and help', 'ready', ' qqq ', 0, 'Nothing for qqq. Ask us.'],
  ['all of a question of forty letters', 'ready', 'ө'.repeat(40), 0, `Nothing for ${'ө'.repeat(40)}. Ask us.`],
  ['a part of a longer one', 'ready', 'ө'.repeat(41), 0, `Nothing for ${'ө'.repeat(40)}…. Ask us.`],
  // A character of two code units is cut as a whole.
  ['no half of a character', 'ready', '🚗'.repeat(41), 0, `Nothing for ${'🚗'.repeat(40)}…. Ask us.`],
])('says %s', (_what, status, query, count, expected) => {
  expect(searchMessage(messages, status, query, count)).toBe(expected);
});

test('says that the site does not say it, whatever else was found', () => {
  expect(searchMessage(messages, 'ready', 'crash test', 3, true)).toBe('We do not say');
  expect(searchMessage(messages, 'loading', 'crash test', 0, true)).toBe('Loading');
});
