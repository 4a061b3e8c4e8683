import { describe, expect, test } from 'vitest';
import type { CarOffer } from '#/content/schema.ts';
import { dealerWith } from '#/tests/catalogue/sample-content.ts';
import { type Offer, offer, settingsOf } from './offer.ts';

const messages = {
  price: 'Price',
  from: 'from {price}',
  onRequest: 'on request',
  delivery: 'Delivery',
  inStock: 'in stock',
  deliveryWeeks: '{weeks} weeks',
  deliveryWeek: '{weeks} week',
  warranty: 'Warranty',
  warrantyCar: 'of the car',
  warrantyBattery: 'of the battery',
  years: '{years} years',
  year: '{years} year',
  yearsAndKm: '{years} years or {km} km',
  yearAndKm: '{years} year or {km} km',
  loan: '{downPayment}, {rate}, {months}: {instalment}',
  loanHeading: 'Loan',
  service: 'Service',
  testDrive: 'to be driven',
};

/** What is offered for a car of which the dealer has set this. */
const offerOf = (settings: CarOffer, dealer: Parameters<typeof dealerWith>[0] = {}): Offer =>
  offer(dealerWith({ cars: { 'voyah-free': settings }, ...dealer }, { offer: messages }), 'voyah-free');

describe('an offer', () => {
  test('a car of which nothing is set has its price on request, and nothing else', () => {
    expect(offerOf({})).toEqual({ price: 'on request', hasPrice: false });
    expect(offer(dealerWith({}, { offer: messages }), 'voyah-free')).toEqual({ price: 'on request', hasPrice: false });
  });

  test('settings are those of the car, not of another', () => {
    const content = dealerWith({ cars: { 'voyah-free': { inStock: true } } });
    expect(settingsOf(content, 'voyah-free')).toEqual({ inStock: true });
    expect(settingsOf(content, 'voyah-dreamer')).toEqual({});
  });

  test.each<[CarOffer['price'], string]>([
    [189_900_000, '189,900,000\u00a0₮'],
    [{ from: 89_900_000 }, 'from 89,900,000\u00a0₮'],
  ])('a price of %o reads "%s"', (price, text) => {
    expect(offerOf({ price })).toEqual({ price: text, hasPrice: true });
  });

  test.each<[CarOffer, string | undefined]>([
    [{ inStock: true }, 'in stock'],
    [{ inStock: false }, undefined],
    [{ deliveryWeeks: { from: 8, to: 12 } }, '8–12 weeks'],
    [{ deliveryWeeks: { from: 6, to: 6 } }, '6 weeks'],
    [{ deliveryWeeks: { from: 1, to: 1 } }, '1 week'],
    [{ deliveryWeeks: { from: 1, to: 2 } }, '1–2 weeks'],
    [{ inStock: true, deliveryWeeks: { from: 8, to: 12 } }, 'in stock. 8–12 weeks'],
  ])('%o is delivered: %s', (settings, text) => {
    expect(offerOf(settings).delivery).toBe(text);
  });

  test.each<[CarOffer['warranty'], Offer['warranty']]>([
    [{}, undefined],
    [{ car: { years: 3 } }, [{ label: 'of the car', value: '3 years' }]],
    [{ car: { years: 1 } }, [{ label: 'of the car', value: '1 year' }]],
    [{ battery: { years: 8, km: 160_000 } }, [{ label: 'of the battery', value: '8 years or 160,000 km' }]],
    [
      { battery: { years: 8 }, car: { years: 1, km: 20_000 } },
      [
        { label: 'of the car', value: '1 year or 20,000 km' },
        { label: 'of the battery', value: '8 years' },
      ],
    ],
  ])('the warranty %o', (warranty, rows) => {
    expect(offerOf({ ...(warranty && { warranty }) }).warranty).toEqual(rows);
  });

  test('an instalment is worked out for a car with a price, in whole thousands, never too low', () => {
    const loan = { downPayment: 0.3, monthlyRate: 0.018, months: 60 };
    // 70,000,000 × 0.018 ÷ (1 − 1.018^−60) = 1,917,437.6
    expect(offerOf({ price: 100_000_000 }, { loan }).loan).toBe('30, 1.8, 60: 1,918,000\u00a0₮');
    expect(offerOf({ price: { from: 100_000_000 } }, { loan }).loan).toBe('30, 1.8, 60: 1,918,000\u00a0₮');
    expect(offerOf({}, { loan })).not.toHaveProperty('loan');
    expect(offerOf({ price: 100_000_000 })).not.toHaveProperty('loan');
  });

  test('a rate is written with the two decimals that it has, whatever a computer makes of its hundredfold', () => {
    const loan = { downPayment: 0.07, monthlyRate: 0.01257, months: 12 };
    expect(offerOf({ price: 12_000_000 }, { loan }).loan).toMatch(/^7, 1.26, 12: /);
  });

  test('service and test drive stand there where they are set', () => {
    expect(offerOf({ testDrive: true }, { service: 'Repairs' })).toMatchObject({
      service: 'Repairs',
      testDrive: 'to be driven',
    });
    expect(offerOf({ testDrive: false })).not.toHaveProperty('testDrive');
  });
});
