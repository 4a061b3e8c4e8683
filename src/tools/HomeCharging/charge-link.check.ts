import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CHARGE_LIMITS, chargeValue, readCharge } from './charge-link.ts';

const powers = [2.3, 7, 11];
const first = { power: 7, from: 20, to: 80, used: 300, prices: [175, 256, 285], petrol: undefined, consumption: 7.1 };

test('a question comes back as it was shared', () => {
  const within = ({ from, to }: { from: number; to: number }) => fc.integer({ min: from, max: to });
  const question = fc.record({
    power: fc.constantFrom(...powers),
    from: within(CHARGE_LIMITS.percent),
    to: within(CHARGE_LIMITS.percent),
    used: within(CHARGE_LIMITS.used),
    prices: fc.array(within(CHARGE_LIMITS.price), { minLength: 3, maxLength: 3 }),
    petrol: fc.option(within(CHARGE_LIMITS.petrol), { nil: undefined }),
    consumption: within(CHARGE_LIMITS.consumption),
  });
  fc.assert(
    fc.property(question, (asked) => {
      expect(readCharge(`?charge=${chargeValue(asked)}`, first, powers)).toEqual(asked);
    }),
  );
});

test('hostile addresses fall back, and no petrol price is ever made up', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const question = readCharge(`?${new URLSearchParams({ charge: text })}`, first, powers);
      expect(powers).toContain(question?.power);
      expect(question?.prices).toHaveLength(3);
      expect(question?.to).toBeLessThanOrEqual(100);
    }),
  );
  expect(readCharge('?charge=7,20,80,300,1e9,-5,0x1F,1e3', first, powers)).toEqual(first);
});
