import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EXAMPLE_GARAGE, fitValue, MEASURES, readFit, readGarage } from './garage-link.ts';
import { GARAGE_LIMITS } from './garage-room.ts';

test('a garage comes back as it was shared, and untrusted input gives one that can be', () => {
  const within = ({ from, to }: { from: number; to: number }) => fc.integer({ min: from, max: to }).map(String);
  const fields = fc.record({
    length: within(GARAGE_LIMITS.length),
    width: within(GARAGE_LIMITS.width),
    height: within(GARAGE_LIMITS.height),
  });
  fc.assert(
    fc.property(fields, (asked) => {
      expect(readFit(`?fit=${fitValue(asked)}`)).toEqual(asked);
    }),
  );
  fc.assert(
    fc.property(fc.string(), (text) => {
      const read = readFit(`?${new URLSearchParams({ fit: text })}`);
      expect(read && fitValue(read)).toBeDefined();
    }),
  );
  expect(readFit('?fit=1,2,3')).toEqual(EXAMPLE_GARAGE);
  expect(readFit('?color=2')).toBeUndefined();
});

test('a garage in metres is shared in centimetres', () => {
  expect(fitValue({ length: '5,2 м', width: '3', height: '220 см' })).toBe('520,300,220');
  expect(fitValue({ length: '', width: '3', height: '220 см' })).toBeUndefined();
});

test('a garage is read in millimetres once all three fields can be read', () => {
  expect(readGarage({ length: '5,2 м', width: '3', height: '220.5 см' })).toEqual({
    length: 5200,
    width: 3000,
    height: 2205,
  });
  for (const name of MEASURES) {
    expect(readGarage({ ...EXAMPLE_GARAGE, [name]: '' }), name).toBeUndefined();
    expect(fitValue({ ...EXAMPLE_GARAGE, [name]: 'урт' }), name).toBeUndefined();
  }
});

test('a URL may ask for the limits themselves, and for nothing beyond them or written otherwise', () => {
  for (const [at, name] of MEASURES.entries()) {
    const asked = (part: string) => {
      const parts = MEASURES.map((each) => EXAMPLE_GARAGE[each]);
      parts[at] = part;
      return readFit(`?fit=${parts.join(',')}`)?.[name];
    };
    const { from, to } = GARAGE_LIMITS[name];
    for (const within of [from, to, from + 0.25, to - 0.5]) expect(asked(String(within)), name).toBe(String(within));
    for (const other of [from - 1, to + 1, `${from}.125`, `${from}.`, `${from} `, `x${from}`, `${from}x`, '1e3', ''])
      expect(asked(String(other)), `${name} ${other}`).toBe(EXAMPLE_GARAGE[name]);
  }
  expect(readFit('?fit=700')).toEqual({ ...EXAMPLE_GARAGE, length: '700' });
  expect(readFit(`?fit=${' '.repeat(40)}700,`)).toEqual(EXAMPLE_GARAGE);
});
