import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CHARGE_LIMITS, chargeQuestion, chargeValue, readCharge } from './charge-link.ts';

const powers = [2.3, 7, 11];
const first = {
  power: '7',
  from: '20',
  to: '80',
  used: '300',
  price0: '175',
  price1: '256',
  price2: '285',
  petrol: '',
  consumption: '7.1',
};

test('a question comes back as it was shared', () => {
  const within = ({ from, to }: { from: number; to: number }) => fc.integer({ min: from, max: to }).map(String);
  const price = within(CHARGE_LIMITS.price);
  const fields = fc
    .record({
      power: fc.constantFrom(...powers.map(String)),
      from: within(CHARGE_LIMITS.percent),
      to: within(CHARGE_LIMITS.percent),
      used: within(CHARGE_LIMITS.used),
      price0: price,
      price1: price,
      price2: price,
      petrol: fc.option(within(CHARGE_LIMITS.petrol), { nil: '' }),
      consumption: within(CHARGE_LIMITS.consumption),
    })
    .filter((each) => chargeQuestion(each) !== undefined);
  fc.assert(
    fc.property(fields, (asked) => {
      expect(readCharge(`?charge=${chargeValue(asked)}`, first, powers)).toEqual(asked);
    }),
  );
});

test('untrusted input falls back to a question that has an answer, and no petrol price is ever made up', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const fields = readCharge(`?${new URLSearchParams({ charge: text })}`, first, powers);
      expect(fields && chargeQuestion(fields)).toBeDefined();
      expect(powers.map(String)).toContain(fields?.power);
    }),
  );
  expect(readCharge('?charge=7,20,80,300,1e9,-5,0x1F,1e3', first, powers)).toEqual(first);
  expect(readCharge('?charge=7,80,20', first, powers)).toEqual(first);
  expect(readCharge('?color=2', first, powers)).toBeUndefined();
});

const asked = (name: keyof typeof first, part: string) => {
  const parts = Object.entries(first).map(([key, value]) => (key === name ? part : value));
  return readCharge(`?charge=${parts.join(',')}`, first, powers)?.[name];
};

test.each(['from', 'to', 'used', 'price0', 'price1', 'price2'] as const)('nothing is asked without %s', (name) => {
  expect(chargeQuestion({ ...first, [name]: '' })).toBeUndefined();
  expect(chargeValue({ ...first, [name]: 'x' })).toBeUndefined();
});

test('petrol and consumption may stay empty, and a charge must rise', () => {
  expect(chargeQuestion({ ...first, petrol: '', consumption: '' })).toMatchObject({
    power: 7,
    prices: [175, 256, 285],
    petrol: undefined,
    consumption: undefined,
  });
  expect(chargeQuestion({ ...first, from: '80', to: '80' })).toBeUndefined();
  expect(chargeQuestion({ ...first, from: '79', to: '80' })).toBeDefined();
  expect(chargeValue({ ...first, consumption: '' })).toBe('7,20,80,300,175,256,285,,');
});

test('a URL may ask for the limits themselves, and for nothing beyond them or written otherwise', () => {
  for (const [name, { from, to }] of [
    ['used', CHARGE_LIMITS.used],
    ['price0', CHARGE_LIMITS.price],
    ['petrol', CHARGE_LIMITS.petrol],
    ['consumption', CHARGE_LIMITS.consumption],
  ] as const) {
    for (const within of [from, to, from + 0.5, to - 0.125]) expect(asked(name, String(within))).toBe(String(within));
    for (const other of [from - 1, to + 1, `${from}.`, `${from}.x`, `${from}x`, `x${from}`, '1e2', `${to - 1}.1234567`])
      expect(asked(name, String(other)), `${name} ${other}`).toBe(first[name]);
  }
  expect(readCharge('?charge=7,30,30', first, powers)).toEqual(first);
  expect(readCharge('?charge=11,30,31', first, powers)).toEqual({ ...first, power: '11', from: '30', to: '31' });
  expect(readCharge(`?charge=${'0'.repeat(120)}7`, first, powers)).toEqual(first);
});
