/** What texts are told of calculated figures, against numbers that were worked out by hand. */
import { describe, expect, test } from 'vitest';
import { both } from '#/language/both.ts';
import { type Library, library } from '../library.ts';
import type { Dealer, Fact, FullModel, PartialModel } from '../schema.ts';
import { figureText, namedFigures } from './named-figures.ts';

const fact = (spec: string, value: Fact['value']): Fact => ({ spec, value, source: 'any' });
const model = Object.values(library.models)[0] as FullModel | PartialModel;
const { winter, charging } = library.tools;
const source = 'any';

type Cars = {
  winter?: Library['tools']['winter']['cars'];
  charging?: Library['tools']['charging']['cars'];
  dealer?: Partial<Dealer>;
};

/** The figures of a Voyah Free that has these facts, and no other. */
function figuresOf(facts: Record<string, Fact>, { winter: cold = {}, charging: charged = {}, dealer = {} }: Cars = {}) {
  const { cars, loan, ...settings } = library.dealer;
  return namedFigures({
    ...library,
    models: { 'any.json': { ...model, id: 'voyah-free', facts } },
    specs: { range: { label: both('Range'), unit: 'km' }, seats: { label: both('Seats') } },
    dealer: { ...settings, ...dealer },
    tools: {
      ...library.tools,
      winter: {
        ...winter,
        shares: [
          { temperature: -31, low: 0.5, high: 0.8, source },
          { temperature: 20, low: 1, high: 1, source },
        ],
        city: { cold: -15, warm: 20, share: 0.8, source },
        speed: { calm: 90, fast: 120, share: 0.7, source },
        test: { cars: 24, coldest: -32, mean: 0.615, source },
        cars: cold,
      },
      charging: {
        ...charging,
        powers: [
          { id: 'socket', power: 2, label: both('Socket'), loss: [0.1, 0.2], source },
          { id: 'threePhase', power: 10, label: both('Wall box'), loss: [0, 0.1], source },
        ],
        tariff: {
          ...charging.tariff,
          tiers: [{ upTo: 150, price: 100 }, { upTo: 300, price: 200 }, { price: 300 }],
          average: 220,
        },
        cars: charged,
      },
    },
  });
}

const carOf = (...settings: Parameters<typeof figuresOf>) => figuresOf(...settings)['voyah-free'] ?? {};
const basis = both('Why');

describe('a car', () => {
  test('has its facts in the units of their specs', () => {
    const car = carOf({ range: fact('range', 500), seats: fact('seats', both('5 or 7')) });
    expect(car).toMatchObject({ range: { value: 500, unit: 'km' }, seats: { value: both('5 or 7'), unit: undefined } });
    for (const name of ['coldRange', 'coldCityRange', 'hoursSocket', 'cost100', 'chargerOfDataSheet']) {
      expect(car).not.toHaveProperty(name);
    }
  });

  test('goes so far in the cold: 500 km × 0.5 to 0.8, and 0.8 of that in town, down to the last five', () => {
    const cars = { 'voyah-free': { range: 'range', basis } };
    expect(carOf({ range: fact('range', 501) }, { winter: cars })).toMatchObject({
      coldRange: { value: { from: 250, to: 400 }, unit: 'km' },
      coldCityRange: { value: { from: 200, to: 320 }, unit: 'km' },
    });
    const unknown: Cars[] = [{ winter: { 'voyah-free': { refusal: basis } } }, { winter: {} }];
    for (const each of unknown) expect(carOf({ range: fact('range', 500) }, each)).not.toHaveProperty('coldRange');
    expect(carOf({ range: fact('range', { from: 400, to: 500 }) }, { winter: cars })).not.toHaveProperty('coldRange');
  });

  test('is charged from 20 to 80 % in so many hours: 60 kWh ÷ (1 − loss) ÷ power', () => {
    const cars = { 'voyah-free': { battery: 'battery' } };
    const car = carOf({ battery: fact('batteryUsable', 100) }, { charging: cars });
    expect(car.hoursSocket).toEqual({ value: both('33–38'), unit: 'h' });
    expect(car.hoursThreePhase).toEqual({ value: both('6–6.7'), unit: 'h' });
    expect(car).not.toHaveProperty('cost100');
    expect(carOf({ battery: fact('batteryUsable', both('large')) }, { charging: cars })).not.toHaveProperty(
      'hoursSocket',
    );
    expect(carOf({ battery: fact('batteryUsable', 100) })).not.toHaveProperty('hoursSocket');
  });

  test('costs so much for 100 km at the top price, with the least and the greatest loss of all chargers', () => {
    const facts = { battery: fact('batteryUsable', 100), range: fact('range', 500) };
    const cars = { 'voyah-free': { battery: 'battery', range: 'range' } };
    expect(carOf(facts, { charging: cars })).toMatchObject({
      // 20 kWh ÷ (1 − 0) and ÷ (1 − 0.2), each at 300 ₮.
      cost100: { value: both('6,000–7,500'), unit: '₮' },
      // The same ÷ 0.8 and ÷ 0.5.
      cost100Cold: { value: both('7,500–15,000'), unit: '₮' },
    });
  });

  test('is filled in the time of its data sheet by so strong a charger', () => {
    const cars = { 'voyah-free': { battery: 'whole' } };
    const facts = (hours: number) => ({
      whole: fact('batteryCapacity', 110),
      batteryCapacity: fact('batteryCapacity', 110),
      acChargeFull: fact('acChargeFull', hours),
    });
    // 110 kWh, and 122.2 with a tenth lost.
    expect(carOf(facts(12), { charging: cars }).chargerOfDataSheet).toEqual({ value: { from: 9, to: 10 }, unit: 'kW' });
    expect(carOf(facts(24), { charging: cars }).chargerOfDataSheet).toEqual({ value: 5, unit: 'kW' });
    const { acChargeFull, ...none } = facts(12);
    expect(carOf(none, { charging: cars })).not.toHaveProperty('chargerOfDataSheet');
    const { batteryCapacity, ...unknown } = facts(12);
    expect(carOf(unknown, { charging: cars })).not.toHaveProperty('chargerOfDataSheet');
  });

  test('is paid back in so much a month, by the dealer’s terms or by the example', () => {
    // 70,000,000 ÷ 50 without interest.
    const loan = { downPayment: 0.3, monthlyRate: 0, months: 50 };
    const cars = { 'voyah-free': { price: { from: 100_000_000 } } };
    expect(carOf({}, { dealer: { loan, cars } })).toEqual({
      loanPrice: { value: 100_000_000 },
      loanDownPayment: { value: 30 },
      loanMonths: { value: 50 },
      loanRate: { value: 0 },
      loanInstalment: { value: 1_400_000 },
    });
    // 70,000,000 × 0.015 ÷ (1 − 1.015^−60) = 1,777,540.
    expect(carOf({}).loanInstalment).toEqual({ value: 1_777_540 });
  });
});

test('what is told of the site, of winter, of the tariff and of chargers', () => {
  const { site, paint, winter: cold, tariff, charging: chargers } = figuresOf({});
  const [one] = library.paints;
  expect(site).toEqual({
    brands: { value: Object.keys(library.brands).length },
    models: { value: 1 },
    colours: { value: library.paints.length },
    colourNames: {
      value: { mn: expect.stringContaining(', '), en: library.paints.map(({ name }) => name.en).join(', ') },
    },
  });
  expect(paint?.[1]).toEqual({ value: one?.name });
  expect(cold).toEqual({
    cars: { value: 24 },
    coldest: { value: both('−32'), unit: '°C' },
    mean: { value: 62, unit: '%' },
    measured: { value: both('−31'), unit: '°C' },
    worst: { value: 50, unit: '%' },
    best: { value: 80, unit: '%' },
  });
  expect(tariff).toEqual({
    first: { value: 100, unit: '₮' },
    second: { value: 200, unit: '₮' },
    top: { value: 300, unit: '₮' },
    firstLimit: { value: 150, unit: 'kWh' },
    secondLimit: { value: 300, unit: 'kWh' },
    average: { value: 220, unit: 'kWh' },
    since: { value: charging.tariff.since },
  });
  expect(chargers).toEqual({ socket: { value: 2, unit: 'kW' }, threePhase: { value: 10, unit: 'kW' } });
});

test.each([
  [4905, '4,905'],
  [{ from: 180, to: 1230 }, '180–1,230'],
  [both('255/45 R20'), '255/45 R20'],
])('the figure %o reads %s', (value, text) => {
  expect(figureText({ value })).toEqual(both(text));
});

test.each([
  ['nothing', null],
  ['a word', 'seven'],
  ['no beginning', { from: null }],
])('a loan is the example while a price is %s', (_what, price) => {
  const car = carOf({}, { dealer: { cars: { 'voyah-free': { price } } } as unknown as Partial<Dealer> });
  expect(car.loanPrice).toEqual(carOf({}).loanPrice);
  expect(car.loanInstalment).toEqual(carOf({}).loanInstalment);
});

test.each([
  ['a number', null],
  ['nothing at all', undefined],
  ['a text for a number', '500'],
  ['the end of a range', { from: 180, to: null }],
  ['its beginning', { from: null, to: 230 }],
  ['a language', { mn: 'таван' }],
])('a figure of which %s is not filled in is none', (_what, value) => {
  const car = carOf({ empty: fact('range', value as Fact['value']), range: fact('range', 500) });
  expect(car).not.toHaveProperty('empty');
  expect(car).toHaveProperty('range');
});
