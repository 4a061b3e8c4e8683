import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findMistake } from './check-address.ts';

test.each(['bat@example.mn', ' bat@example.mn ', 'b.at+news@mail.example.com', "o'neil@example.org", 'бат@жишээ.мон'])(
  '%j is an address',
  (address) => expect(findMistake(address)).toBeUndefined(),
);

test.each(['', ' ', '\n'])('%j is empty', (address) => expect(findMistake(address)).toBe('empty'));

test.each([
  'bat',
  'bat@',
  '@example.mn',
  'bat@example',
  'bat@@example.mn',
  'bat@exam ple.mn',
  'bat@example..mn',
  'bat@-example.mn',
  'bat,dorj@example.mn',
  'bat@example.mn\nBcc: all@example.mn',
  'bat@example.mn,all@example.mn',
  '<script>@example.mn',
  `${'a'.repeat(250)}@example.mn`,
  '\ud800@example.mn',
])('%j is malformed', (address) => expect(findMistake(address)).toBe('malformed'));

test('10,000 hostile characters are answered at once', () => {
  const start = performance.now();
  for (const part of ['a', 'a.', 'a@', '@a.', 'a-', '.', '\u0301']) findMistake(`${part.repeat(10_000)}@example.mn`);
  expect(performance.now() - start).toBeLessThan(100);
});

test('whatever is typed, there is an answer', () => {
  fc.assert(
    fc.property(fc.uint16Array({ maxLength: 300 }), (units) =>
      [undefined, 'empty', 'malformed'].includes(findMistake(String.fromCharCode(...units))),
    ),
  );
});
