import { expect, test } from 'vitest';
import { z } from 'zod';
import { emptyOf, inner, isText, itemsOf, keysOf, limitsOf, optionFor, type Shape } from './shapes.ts';

const shape = (type: z.ZodType) => type as z.ZodType & Shape;
const text = z.object({ mn: z.string(), en: z.string() });

test('what may be left out is told from what it holds, however deep', () => {
  expect(inner(shape(z.string().optional()))).toMatchObject({ isOptional: true, shape: { def: { type: 'string' } } });
  expect(inner(shape(z.number().default(1)))).toMatchObject({ isOptional: true, shape: { def: { type: 'number' } } });
  expect(inner(shape(z.lazy(() => z.string().optional())))).toMatchObject({ isOptional: true });
  expect(inner(shape(z.lazy(() => z.string())))).toMatchObject({
    isOptional: false,
    shape: { def: { type: 'string' } },
  });
});

test('the parts of objects and lists', () => {
  expect(Object.keys(keysOf(shape(z.object({ a: z.string(), b: z.number() }))))).toEqual(['a', 'b']);
  expect(keysOf(shape(z.string()))).toEqual({});
  expect(itemsOf(shape(z.array(z.number())), 5).def.type).toBe('number');
  expect(itemsOf(shape(z.tuple([z.string(), z.boolean()])), 1).def.type).toBe('boolean');
});

test('a text has both languages and nothing else', () => {
  expect(isText(shape(text))).toBe(true);
  expect(isText(shape(z.object({ mn: z.string() })))).toBe(false);
  expect(isText(shape(text.extend({ caption: z.string() })))).toBe(false);
});

test.each([
  ['one that fits', z.union([z.string(), z.number()]), 7, 'number'],
  [
    'that of its kind, where it does not fit',
    z.union([z.object({ a: z.string() }), z.string().max(1)]),
    'long',
    'string',
  ],
  ['the first, where none has anything in common', z.union([z.string(), z.number()]), true, 'string'],
] as [string, z.ZodType, unknown, string][])('of alternatives %s is meant', (_, union, value, type) => {
  expect(optionFor(shape(union), value).def.type).toBe(type);
});

test('of objects the one with most keys in common is meant, and never one that a literal excludes', () => {
  const union = z.union([
    z.object({ kind: z.literal('full'), a: z.string(), b: z.string() }),
    z.object({ kind: z.literal('partial'), a: z.string() }),
    z.object({ c: z.string() }),
  ]);
  const keys = (value: unknown) => Object.keys(keysOf(optionFor(shape(union), value))).join();
  expect(keys({ kind: 'partial', a: 1, b: 2 })).toBe('kind,a');
  expect(keys({ kind: 'full', a: 1 })).toBe('kind,a,b');
  expect(keys({ c: 1, d: 2 })).toBe('c');
});

test('limits of texts and lists', () => {
  expect(limitsOf(shape(z.string().min(1).max(60)))).toEqual({ least: 1, most: 60 });
  expect(limitsOf(shape(z.array(z.string()).length(3)))).toEqual({ exactly: 3 });
  expect(limitsOf(shape(z.string()))).toEqual({});
});

test.each([
  ['a text', text, { mn: '', en: '' }],
  ['an object, without what may be left out', z.object({ a: z.string(), b: z.string().optional() }), { a: '' }],
  ['a list, as long as it must be', z.array(z.string()).length(2), ['', '']],
  ['a list, as long as it must be at least', z.array(z.string()).min(1), ['']],
  ['a list that may be empty', z.array(z.string()), []],
  ['a pair', z.tuple([z.string(), z.number()]), ['', null]],
  ['a record', z.record(z.string(), z.string()), {}],
  ['a switch', z.boolean(), true],
  ['a number, which nobody knows yet', z.number(), null],
  ['a choice, by its first', z.enum(['Mo', 'Tu']), 'Mo'],
  ['a fixed value', z.literal('full'), 'full'],
  ['alternatives, by the first', z.union([z.number(), z.string()]), null],
  ['a string', z.string(), ''],
] as [string, z.ZodType, unknown][])('a new %s begins empty', (_, type, empty) => {
  expect(emptyOf(shape(type))).toEqual(empty);
});
