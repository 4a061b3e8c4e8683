import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mailAddress } from './mail-address.ts';

/** As a mail program reads it (RFC 6068). */
function read(address: string) {
  const url = new URL(address);
  const fields = url.search
    .slice(1)
    .split('&')
    .filter((field) => field !== '')
    .map((field) => field.split('=').map(decodeURIComponent));
  return { to: decodeURIComponent(url.pathname), fields };
}

test('gives recipient, subject and body back to a mail program', () => {
  const mail = read(
    mailAddress('hello@showroom.example', 'Захиалга: Voyah Free', 'Өнгө: Dark Green\nХүсэлт: 100% & more?'),
  );
  expect(mail.to).toBe('hello@showroom.example');
  expect(mail.fields).toEqual([
    ['subject', 'Захиалга: Voyah Free'],
    ['body', 'Өнгө: Dark Green\r\nХүсэлт: 100% & more?'],
  ]);
});

test('leaves out what is empty', () => {
  expect(mailAddress('a@b.example')).toBe('mailto:a@b.example');
});

test('no text adds a recipient or a field, breaks the subject line, or throws', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: 'binary' }),
      fc.constantFrom('\r\nBcc: x@y.example', '&bcc=x@y.example', '?cc=x@y.example', '\ud800', '%0d%0aTo:', ''),
      (subject, body, attack) => {
        const { to, fields } = read(mailAddress('a@b.example', subject + attack, body + attack));
        expect(to).toBe('a@b.example');
        expect(fields.every(([name]) => name === 'subject' || name === 'body')).toBe(true);
        expect(fields.length).toBeLessThanOrEqual(2);
        expect(fields.find(([name]) => name === 'subject')?.[1] ?? '').not.toMatch(/[\r\n]/);
      },
    ),
  );
});

test('a recipient cannot smuggle a second one', () => {
  expect(mailAddress('a@b.example,\r\nc@d.example?bcc=e@f.example')).not.toMatch(/[,;?\r\n]|mailto:.*@.*@/);
});

test.each([
  ['a subject is one line without ends', ' a\u0000\u0001b\u2028c\n ', '', [['subject', 'a b c']]],
  [
    'a body keeps its lines, whoever broke them',
    '',
    'a\r\nb\rc\u2028d\u0000\te\nf',
    [['body', 'a\r\nb\r\nc\r\nd\te\r\nf']],
  ],
  [
    'half a character is replaced',
    '\ud800',
    'x\udc00',
    [
      ['subject', '\uFFFD'],
      ['body', 'x\uFFFD'],
    ],
  ],
])('%s', (_, subject, body, fields) => {
  expect(read(mailAddress('a@b.example', subject, body)).fields).toEqual(fields);
});

test('marks at which mail programs end an address are written as hexadecimal digits, in capitals', () => {
  expect(mailAddress('a@b.example', "!'()*")).toBe('mailto:a@b.example?subject=%21%27%28%29%2A');
});

test('a recipient loses what parts recipients', () => {
  expect(read(mailAddress(' a@b.example, ;\n', 'x')).to).toBe('a@b.example');
});
