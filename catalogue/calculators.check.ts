import { describe, expect, test } from 'vitest';
import { contentWith, dealerWith, fullModel, partialModel } from '#/tests/catalogue/sample-content.ts';
import { given } from '#/tests/visit/given.ts';
import { calculators, compareMessages, hasMeasures } from './calculators.ts';
import type { LocalContent } from './in-locale.ts';
import type { AnyModel, Fact } from './models.ts';
import { onMap, outlineOf } from './on-map.ts';

const fact = (spec: string, value: Fact['value'], source: string): Fact => ({ spec, value, source });
const electric = fullModel({
  id: 'voyah-free',
  title: 'Electric',
  facts: {
    range: fact('range', 500, 'maker'),
    whole: fact('batteryCapacity', 106, 'maker'),
    usable: fact('batteryUsable', 100, 'sheet'),
    onboard: fact('chargingPower', 11, 'maker'),
    length: fact('length', 4905, 'maker'),
    height: fact('height', { from: 1600, to: 1660 }, 'sheet'),
    width: fact('width', 1950, 'sheet'),
  },
});
const petrol = partialModel({
  id: 'forthing-yacht',
  title: 'Petrol',
  facts: { consumption: fact('fuelConsumption', 7.5, 'magazine') },
});

const { tools } = contentWith({});
const { label } = tools.towns.from;
const at = { latitude: 47.9, longitude: 106.9, label };
const basis = 'As published.';
const tariff = { since: '15 November 2024', source: 'network', average: 220 };
const powers: LocalContent['tools']['charging']['powers'] = [
  { id: 'socket', power: 2.3, label: 'Socket', loss: [0.127, 0.242], source: 'club' },
  { id: 'threePhase', power: 11, label: 'Wall box', loss: [0.063, 0.097], source: 'club' },
];
const content = contentWith({
  models: { 'voyah-free': electric, 'forthing-yacht': petrol },
  sources: Object.fromEntries(
    ['maker', 'sheet', 'magazine', 'network', 'club', 'test', 'city', 'speed', 'road'].map((id) => [
      id,
      { publisher: id },
    ]),
  ),
  tools: {
    ...tools,
    winter: {
      ...tools.winter,
      shares: [
        { temperature: -31, low: 0.54, high: 0.71, source: 'test' },
        { temperature: 20, low: 1, high: 1, source: 'maker' },
      ],
      city: { cold: -15, warm: 20, share: 0.8, source: 'city' },
      speed: { calm: 90, fast: 120, share: 0.7, source: 'speed' },
      cars: { 'voyah-free': { range: 'range', basis } },
    },
    charging: {
      ...tools.charging,
      powers,
      tariff: { ...tariff, tiers: [{ upTo: 150, price: 175 }, { upTo: 300, price: 256 }, { price: 285 }] },
      cars: { 'voyah-free': { battery: 'usable', onboard: 'onboard', range: 'range' } },
      petrol: { model: 'forthing-yacht', consumption: 'consumption' },
    },
    towns: {
      ...tools.towns,
      from: { name: 'Here', ...at },
      towns: [{ id: 'there', name: 'There', km: 63, source: 'road', ...at, latitude: 48.9 }],
    },
  },
});

/** The content with these figures of charging or winter in the place of the car's own. */
const figured = (parts: {
  winter?: LocalContent['tools']['winter']['cars'];
  charging?: LocalContent['tools']['charging']['cars'];
}): LocalContent => ({
  ...content,
  tools: {
    ...content.tools,
    ...(parts.winter && { winter: { ...content.tools.winter, cars: parts.winter } }),
    ...(parts.charging && { charging: { ...content.tools.charging, cars: parts.charging } }),
  },
});

const publishers = (told: { sources: { publisher: string }[] }) => told.sources.map(({ publisher }) => publisher);
const textsOf = (...parts: (keyof typeof tools.messages)[]) =>
  parts.flatMap((part) => Object.keys(tools.messages[part]));

describe('winter', () => {
  test('has the figures of the car, of the tests and of the roads, each source once', () => {
    const told = given(calculators(content, electric).winter);
    if ('refusal' in told) throw new Error('It refuses.');
    expect(told).toMatchObject({
      shares: [
        { temperature: -31, low: 0.54, high: 0.71 },
        { temperature: 20, low: 1, high: 1 },
      ],
      city: { cold: -15, warm: 20, share: 0.8 },
      speed: { calm: 90, fast: 120, share: 0.7 },
      rated: 500,
      basis,
      battery: 100,
      // The dearest step, because a battery is filled on top of what a household uses; the losses of any plug.
      electricity: { price: 285, since: '15 November 2024', loss: [0.063, 0.242] },
      from: { name: 'Here', label, ...onMap(106.9, 47.9) },
      towns: [{ id: 'there', name: 'There', km: 63, label, ...onMap(106.9, 48.9) }],
      map: { width: 720, outline: outlineOf(tools.country) },
    });
    expect(Object.keys(told.shares[0] ?? {})).toEqual(['temperature', 'low', 'high']);
    expect(publishers(told)).toEqual(['maker', 'test', 'city', 'speed', 'road', 'network']);
    expect(Object.keys(told.messages)).toEqual(expect.arrayContaining(textsOf('common', 'calculator', 'winter')));
  });

  test('says why where nothing is calculated, and nothing of a car that the figures do not name', () => {
    const refused = figured({ winter: { 'voyah-free': { refusal: 'Not published.' } } });
    expect(calculators(refused, electric).winter).toMatchObject({ refusal: 'Not published.' });
    expect(calculators(content, petrol).winter).toBeUndefined();
  });

  test('has no energy of a car whose battery nobody knows, and takes no range in words', () => {
    const told = calculators(figured({ charging: {} }), electric).winter;
    expect(told).toMatchObject({ battery: 0, rated: 500 });
    const inWords = { ...electric, facts: { ...electric.facts, range: fact('range', 'far', 'maker') } };
    expect(() => calculators(content, inWords)).toThrow('The figure "range" of the Electric is no single number.');
  });
});

describe('charging', () => {
  test('has battery, plug, tariff and the petrol car beside it, each source once', () => {
    const told = given(calculators(content, electric).charging);
    expect(told).toMatchObject({
      battery: 100,
      usable: true,
      onboard: 11,
      rated: 500,
      cold: [0.54, 0.71],
      powers: [
        { power: 2.3, label: 'Socket', loss: [0.127, 0.242] },
        { power: 11, label: 'Wall box', loss: [0.063, 0.097] },
      ],
      tariff: { since: '15 November 2024', limits: [150, 300], prices: [175, 256, 285] },
      petrol: { consumption: 7.5, model: 'Petrol' },
    });
    expect(publishers(told)).toEqual(['sheet', 'club', 'network', 'test', 'magazine']);
    expect(Object.keys(told.messages)).toEqual(expect.arrayContaining(textsOf('common', 'calculator', 'charging')));
  });

  test('of a car of which the battery alone is known', () => {
    const told = given(calculators(figured({ charging: { 'voyah-free': { battery: 'whole' } } }), electric).charging);
    expect(told).toMatchObject({ battery: 106, usable: false });
    for (const unknown of ['onboard', 'rated', 'cold']) expect(told).not.toHaveProperty(unknown);
    expect(publishers(told)).toEqual(['maker', 'club', 'network', 'magazine']);
  });

  test('is nothing for a car that is not charged', () => {
    expect(calculators(content, petrol).charging).toBeUndefined();
  });
});

describe('garage', () => {
  test('has the measures that are published as one number, and their sources', () => {
    const told = given(calculators(content, electric).garage);
    expect(told).toMatchObject({ title: 'Electric', measures: { length: 4905, width: 1950 } });
    expect(told.measures).not.toHaveProperty('height');
    expect(publishers(told)).toEqual(['maker', 'sheet']);
    expect(told.drawing.side.src).toContain('voyah-free');
    expect(Object.keys(told.messages)).toEqual(expect.arrayContaining(textsOf('common', 'calculator', 'fit')));
  });

  test('is nothing for a car without measures', () => {
    const has = (model: AnyModel) => [hasMeasures(model), calculators(content, model).garage !== undefined];
    expect(has(electric)).toEqual([true, true]);
    expect(has(petrol)).toEqual([false, false]);
  });
});

describe('loan', () => {
  const loan = { downPayment: 0.2, monthlyRate: 0.0155, months: 48 };
  const loanOf = (dealer: Partial<LocalContent['dealer']>) =>
    calculators({ ...content, dealer: dealerWith(dealer).dealer }, electric).loan;

  test('has price and terms of the dealer, by the year', () => {
    expect(loanOf({ loan, cars: { 'voyah-free': { price: { from: 150_000_000 } } } })).toMatchObject({
      price: 150_000_000,
      downPayment: 20,
      months: 48,
      rate: 18.6,
      isExample: false,
      messages: { ...tools.messages.common, ...tools.messages.calculator, ...tools.messages.loan },
    });
  });

  test('is an example where either is missing', () => {
    expect(loanOf({ loan })).toMatchObject({ price: 100_000_000, months: 48, isExample: true });
    expect(loanOf({ cars: { 'voyah-free': { price: 150_000_000 } } })).toMatchObject({
      price: 150_000_000,
      downPayment: 30,
      months: 60,
      rate: 18,
      isExample: true,
    });
  });
});

test('the calculators have a heading', () => {
  expect(calculators(content, petrol).messages).toEqual(tools.messages.section);
});

test('the comparison has its own messages and those of sources', () => {
  const { specTabs } = content.messages;
  expect(compareMessages(content)).toMatchObject({
    ...tools.messages.common,
    ...tools.messages.compare,
    source: specTabs.source,
    sources: specTabs.sources,
  });
});
