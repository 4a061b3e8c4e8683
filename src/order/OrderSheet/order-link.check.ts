import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FIELDS, type Order, orderOf, PURPOSES, TEXT_LIMIT } from './order-fields.ts';
import { orderQuery, readOrder, withoutOrder } from './order-link.ts';

const text = fc.string({ unit: 'binary', maxLength: 700 });
const anyOf = {
  purpose: fc.constantFrom(...Object.keys(PURPOSES)),
  car: fc.constantFrom('voyah-free', 'voyah-dreamer', 'forthing-t5-evo', 'aeolus-shine-gs', ''),
  paint: fc.constantFrom('', '1', '2', '3', '4', '5', '6'),
  day: fc.constantFrom('', '2031-12-01'),
  lines: text,
};
const orders = fc.record(
  Object.fromEntries(FIELDS.map(([name, { control }]) => [name, anyOf[control] as fc.Arbitrary<string>])),
) as fc.Arbitrary<Order>;
const cleaned = (wishes: string) => orderOf((name) => (name === 'wishes' ? wishes : '')).wishes;

test('gives back the order that was put in, texts cleaned, without what its purpose does not ask', () => {
  fc.assert(
    fc.property(orders, (order) => {
      const read = readOrder(orderQuery(order));
      for (const [name, { control, onlyFor = order.purpose }] of FIELDS) {
        const text = control === 'lines' ? cleaned(order[name]) : order[name];
        expect(read?.[name], name).toBe(onlyFor === order.purpose ? text : '');
      }
    }),
  );
});

test('is stable: the link of a read link is the same link', () => {
  fc.assert(
    fc.property(orders, (order) => {
      const query = orderQuery(order);
      expect(orderQuery(readOrder(query) ?? order)).toBe(query);
    }),
  );
});

test('no query does harm', () => {
  const query = fc.oneof(
    text,
    text.map((value) => `?order=&purpose=test-drive&${FIELDS.map(([, field]) => `${field.query}=${value}`).join('&')}`),
    fc
      .record(Object.fromEntries(FIELDS.map(([, field]) => [field.query, text])))
      .map((values) => `?${new URLSearchParams(values)}`),
  );
  fc.assert(
    fc.property(query, (value) => {
      const order = readOrder(value);
      if (order === undefined) return;
      expect(order.model).toMatch(/^[a-z0-9-]{0,40}$/);
      expect(order.colour).toMatch(/^[1-6]?$/);
      expect(order.day).toMatch(/^(\d{4}-\d{2}-\d{2})?$/);
      expect(order.wishes.length).toBeLessThanOrEqual(TEXT_LIMIT);
      expect(order.wishes).not.toMatch(/[^\P{Cc}\n]|\p{Surrogate}/u);
    }),
  );
});

const nothing = orderOf(() => '');
const onlyFree = { ...nothing, model: 'voyah-free' };

test.each([
  ['colour 7', '?order=voyah-free&color=7', onlyFree],
  ['colour 04', '?order=voyah-free&color=04', onlyFree],
  ['markup', '?order=%3Cscript%3E&color=%3Cscript%3E', nothing],
  ['broken UTF-8', '?order=%ff&color=%c3%28&wishes=%e0%80hello', { ...nothing, wishes: 'hello' }],
  ['a lone per cent sign', '?order=voyah-free&wishes=100%', { ...onlyFree, wishes: '100%' }],
  ['a path', '?order=../../etc/passwd', nothing],
  ['twice', '?order=voyah-free&order=aeolus-huge&color=2&color=3', { ...onlyFree, colour: '2' }],
  ['no model', '?order=&color=3', { ...nothing, colour: '3' }],
  ['another purpose', '?order=voyah-free&purpose=steal&day=2031-12-01', onlyFree],
  ['no day of the calendar', '?order=&purpose=test-drive&day=2031-02-30', { ...nothing, purpose: 'test-drive' }],
  ['a day of an order', '?order=voyah-free&day=2031-12-01', onlyFree],
])('harmless: %s', (_, query, order) => {
  expect(readOrder(query)).toEqual(order);
});

test('10,000 characters are cut at 500, and no character is halved', () => {
  expect(readOrder(`?order=voyah-free&wishes=${'ү'.repeat(10_000)}`)?.wishes).toBe('ү'.repeat(TEXT_LIMIT));
  expect(readOrder(`?order=${'a'.repeat(10_000)}`)?.model).toBe('');
  expect(cleaned(`${'a'.repeat(TEXT_LIMIT - 1)}🚗`)).toBe('a'.repeat(TEXT_LIMIT - 1));
});

test('markup stays text, and nothing turns the writing direction', () => {
  expect(cleaned('<b>Ө</b>')).toBe('<b>Ө</b>');
  expect(cleaned('a\u202eb\u0000c')).toBe('abc');
});

test.each([
  ['a name of 40 letters', { model: 'a'.repeat(40) }, `?order=${'a'.repeat(40)}`],
  ['a name of 41', { model: 'a'.repeat(41) }, '?order='],
  [
    'a day with more behind it',
    { model: 'a', purpose: 'test-drive', day: '2031-12-011' },
    '?order=a&purpose=test-drive',
  ],
  [
    'a day with more before it',
    { model: 'a', purpose: 'test-drive', day: '12031-12-01' },
    '?order=a&purpose=test-drive',
  ],
  ['a day of another century', { model: 'a', purpose: 'test-drive', day: '1931-12-01' }, '?order=a&purpose=test-drive'],
])('%s', (_, order, query) => {
  expect(orderQuery(order)).toBe(query);
});

test('a text keeps its lines, whoever broke them, and no room around it', () => {
  expect(cleaned(' a\r\nb\rc\nd ')).toBe('a\nb\nc\nd');
  expect(cleaned(`${'a'.repeat(TEXT_LIMIT - 1)} b`)).toBe('a'.repeat(TEXT_LIMIT - 1));
  expect(cleaned(`a🚗${'b'.repeat(TEXT_LIMIT)}`).slice(0, 3)).toBe('a🚗');
});

test('an address without an order has none', () => {
  expect(readOrder('')).toBeUndefined();
  expect(readOrder('?color=4')).toBeUndefined();
});

test('what is not chosen is not written', () => {
  expect(orderQuery({ model: 'voyah-free' })).toBe('?order=voyah-free');
  expect(orderQuery({ model: 'voyah-free', colour: '1' })).toBe('?order=voyah-free&color=1');
  expect(orderQuery({ model: 'voyah-free', colour: '4', wishes: 'Чиргүүл' })).toBe(
    '?order=voyah-free&color=4&wishes=%D0%A7%D0%B8%D1%80%D0%B3%D2%AF%D2%AF%D0%BB',
  );
  expect(orderQuery({ model: 'voyah-free', purpose: 'test-drive', day: '2031-12-01' })).toBe(
    '?order=voyah-free&purpose=test-drive&day=2031-12-01',
  );
});

test('closing the sheet leaves the colour in the URL', () => {
  expect(withoutOrder('?order=voyah-free&color=4&wishes=x&purpose=buy&day=')).toBe('?color=4');
  expect(withoutOrder('?order=voyah-free')).toBe('');
});
