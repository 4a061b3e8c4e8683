import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanWishes, orderQuery, readOrder, WISHES_LIMIT, withoutOrder } from './order-link.ts';

const models = fc.constantFrom('voyah-free', 'voyah-dreamer', 'forthing-t5-evo', 'aeolus-shine-gs', undefined);
const text = fc.string({ unit: 'binary', maxLength: 700 });
const orders = fc.record({ model: models, colour: fc.integer({ min: 1, max: 6 }), wishes: text });

test('gives back the order that was put in, wishes cleaned', () => {
  fc.assert(
    fc.property(orders, (order) => {
      expect(readOrder(orderQuery(order))).toEqual({ ...order, wishes: cleanWishes(order.wishes) });
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
    text.map((value) => `?order=${value}&color=${value}&wishes=${value}`),
    fc.record({ order: text, color: text, wishes: text }).map((values) => `?${new URLSearchParams(values)}`),
  );
  fc.assert(
    fc.property(query, (value) => {
      const order = readOrder(value);
      if (order === undefined) return;
      expect(order.model ?? 'none').toMatch(/^[a-z0-9-]{1,40}$/);
      expect([1, 2, 3, 4, 5, 6]).toContain(order.colour);
      expect(order.wishes.length).toBeLessThanOrEqual(WISHES_LIMIT);
      expect(order.wishes).not.toMatch(/[^\P{Cc}\n]|\p{Surrogate}/u);
    }),
  );
});

test.each([
  ['colour 7', '?order=voyah-free&color=7', { model: 'voyah-free', colour: 1, wishes: '' }],
  ['colour 04', '?order=voyah-free&color=04', { model: 'voyah-free', colour: 1, wishes: '' }],
  ['markup', '?order=%3Cscript%3E&color=%3Cscript%3E', { model: undefined, colour: 1, wishes: '' }],
  ['broken UTF-8', '?order=%ff&color=%c3%28&wishes=%e0%80hello', { model: undefined, colour: 1, wishes: 'hello' }],
  ['a lone per cent sign', '?order=voyah-free&wishes=100%', { model: 'voyah-free', colour: 1, wishes: '100%' }],
  ['a path', '?order=../../etc/passwd', { model: undefined, colour: 1, wishes: '' }],
  ['twice', '?order=voyah-free&order=aeolus-huge&color=2&color=3', { model: 'voyah-free', colour: 2, wishes: '' }],
  ['no model', '?order=&color=3', { model: undefined, colour: 3, wishes: '' }],
])('harmless: %s', (_, query, order) => {
  expect(readOrder(query)).toEqual(order);
});

test('10,000 characters are cut at 500, and no character is halved', () => {
  expect(readOrder(`?order=voyah-free&wishes=${'ү'.repeat(10_000)}`)?.wishes).toBe('ү'.repeat(WISHES_LIMIT));
  expect(readOrder(`?order=${'a'.repeat(10_000)}`)?.model).toBeUndefined();
  expect(cleanWishes(`${'a'.repeat(WISHES_LIMIT - 1)}🚗`)).toBe('a'.repeat(WISHES_LIMIT - 1));
});

test('markup stays text, and nothing turns the writing direction', () => {
  expect(cleanWishes('<b>Ө</b>')).toBe('<b>Ө</b>');
  expect(cleanWishes('a\u202eb\u0000c')).toBe('abc');
});

test('an address without an order has none', () => {
  expect(readOrder('')).toBeUndefined();
  expect(readOrder('?color=4')).toBeUndefined();
});

test('the default colour is not written', () => {
  expect(orderQuery({ model: 'voyah-free', colour: 1, wishes: '' })).toBe('?order=voyah-free');
  expect(orderQuery({ model: 'voyah-free', colour: 4, wishes: 'Чиргүүл' })).toBe(
    '?order=voyah-free&color=4&wishes=%D0%A7%D0%B8%D1%80%D0%B3%D2%AF%D2%AF%D0%BB',
  );
});

test('closing the sheet leaves the colour in the address', () => {
  expect(withoutOrder('?order=voyah-free&color=4&wishes=x')).toBe('?color=4');
  expect(withoutOrder('?order=voyah-free')).toBe('');
});
