import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanWishes, orderQuery, PURPOSES, readOrder, WISHES_LIMIT, withoutOrder } from './order-link.ts';

const models = fc.constantFrom('voyah-free', 'voyah-dreamer', 'forthing-t5-evo', 'aeolus-shine-gs', undefined);
const text = fc.string({ unit: 'binary', maxLength: 700 });
const orders = fc.record({
  model: models,
  colour: fc.option(fc.integer({ min: 1, max: 6 }), { nil: undefined }),
  purpose: fc.constantFrom(...PURPOSES),
  day: fc.constantFrom('', '2031-12-01'),
  wishes: text,
});

test('gives back the order that was put in, wishes cleaned', () => {
  fc.assert(
    fc.property(orders, (order) => {
      expect(readOrder(orderQuery(order))).toEqual({
        ...order,
        day: order.purpose === 'test-drive' ? order.day : '',
        wishes: cleanWishes(order.wishes),
      });
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
    text.map((value) => `?order=${value}&color=${value}&purpose=test-drive&day=${value}&wishes=${value}`),
    fc
      .record({ order: text, color: text, purpose: text, day: text, wishes: text })
      .map((values) => `?${new URLSearchParams(values)}`),
  );
  fc.assert(
    fc.property(query, (value) => {
      const order = readOrder(value);
      if (order === undefined) return;
      expect(order.model ?? 'none').toMatch(/^[a-z0-9-]{1,40}$/);
      expect([undefined, 1, 2, 3, 4, 5, 6]).toContain(order.colour);
      expect(order.day).toMatch(/^(\d{4}-\d{2}-\d{2})?$/);
      expect(order.wishes.length).toBeLessThanOrEqual(WISHES_LIMIT);
      expect(order.wishes).not.toMatch(/[^\P{Cc}\n]|\p{Surrogate}/u);
    }),
  );
});

const nothing = { model: undefined, colour: undefined, purpose: 'order', day: '', wishes: '' };
const onlyFree = { ...nothing, model: 'voyah-free' };

test.each([
  ['colour 7', '?order=voyah-free&color=7', onlyFree],
  ['colour 04', '?order=voyah-free&color=04', onlyFree],
  ['markup', '?order=%3Cscript%3E&color=%3Cscript%3E', nothing],
  ['broken UTF-8', '?order=%ff&color=%c3%28&wishes=%e0%80hello', { ...nothing, wishes: 'hello' }],
  ['a lone per cent sign', '?order=voyah-free&wishes=100%', { ...onlyFree, wishes: '100%' }],
  ['a path', '?order=../../etc/passwd', nothing],
  ['twice', '?order=voyah-free&order=aeolus-huge&color=2&color=3', { ...onlyFree, colour: 2 }],
  ['no model', '?order=&color=3', { ...nothing, colour: 3 }],
  ['another purpose', '?order=voyah-free&purpose=steal&day=2031-12-01', onlyFree],
  ['no day of the calendar', '?order=&purpose=test-drive&day=2031-02-30', { ...nothing, purpose: 'test-drive' }],
  ['a day of an order', '?order=voyah-free&day=2031-12-01', onlyFree],
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

test('what is not chosen is not written', () => {
  expect(orderQuery({ model: 'voyah-free' })).toBe('?order=voyah-free');
  expect(orderQuery({ model: 'voyah-free', colour: 1 })).toBe('?order=voyah-free&color=1');
  expect(orderQuery({ model: 'voyah-free', colour: 4, wishes: 'Чиргүүл' })).toBe(
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
