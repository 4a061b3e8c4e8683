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
