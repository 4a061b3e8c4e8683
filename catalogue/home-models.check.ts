import { expect, test } from 'vitest';
import { MODEL_IDS } from '#/content/ids.ts';
import { contentWith, dealerWith, fullModel, partialModel } from '#/tests/catalogue/sample-content.ts';
import { homeModels } from './home-models.ts';
import type { AnyModel, Fact } from './models.ts';

/** Cars of the house; what each is, a test says. */
const [ELECTRIC, PETROL, HYBRID, SECOND_HYBRID] = MODEL_IDS;

/** Figures by spec, named so that a car's first figure of a spec is not found by its name. */
const facts = (values: Record<string, Fact['value']>): Record<string, Fact> =>
  Object.fromEntries(Object.entries(values).map(([spec, value]) => [`a-${spec}`, { spec, value, source: 'sheet' }]));

const electric = fullModel({
  id: ELECTRIC,
  drivetrain: 'electric',
  points: ['one', 'two', 'three'],
  facts: facts({
    body: 'SUV',
    drive: 'All-wheel drive (4WD)',
    seats: 5,
    length: 4905,
    groundClearance: { from: 180, to: 230 },
  }),
});
const petrol = partialModel({
  id: PETROL,
  drivetrain: 'petrol',
  points: ['one'],
  facts: facts({ drive: 'Front-wheel drive', seats: '5 or 7', length: 4850, groundClearance: 190 }),
});
const hybrid = partialModel({
  id: HYBRID,
  drivetrain: 'hybrid',
  points: [],
  facts: facts({ seats: '57 in all' }),
});

const homeOf = (...models: AnyModel[]) =>
  homeModels(
    contentWith({
      ...dealerWith({ cars: { [ELECTRIC]: { price: 189_900_000 } } }),
      models: Object.fromEntries(models.map((model) => [model.id, model])),
      specs: {
        seats: { label: 'Seats' },
        length: { label: 'Length', unit: 'mm' },
        groundClearance: { label: 'Clearance', unit: 'mm' },
      },
      units: { mm: 'mm' },
      sources: { sheet: { publisher: 'Importer' } },
    }),
  );

test('a car has the kinds that its figures say it has', () => {
  const { models, kinds } = homeOf(electric, petrol, hybrid);
  expect(models.map((model) => model.kinds)).toEqual([
    ['electric', 'fourWheelDrive'],
    ['petrol', 'sevenSeats'],
    ['hybrid'],
  ]);
  expect(kinds).toEqual([
    { kind: 'electric', count: 1 },
    { kind: 'petrol', count: 1 },
    { kind: 'hybrid', count: 1 },
    { kind: 'fourWheelDrive', count: 1 },
    { kind: 'sevenSeats', count: 1 },
  ]);
});

test('what all cars are, or none, is nothing to choose by', () => {
  expect(homeOf(electric).kinds).toEqual([]);
});

test('places by length and by clearance; who has no figure comes last, as in the menus', () => {
  const second = partialModel({ ...hybrid, id: SECOND_HYBRID });
  const { models } = homeOf(hybrid, electric, second, petrol);
  expect(Object.fromEntries(models.map(({ id, places }) => [id, places]))).toEqual({
    [PETROL]: { length: 1, clearance: 1 },
    [ELECTRIC]: { length: 2, clearance: 2 },
    [HYBRID]: { length: 3, clearance: 3 },
    [SECOND_HYBRID]: { length: 4, clearance: 4 },
  });
});

test('a tile: what the car is, two points, three measures as far as they are published, and a price where there is one', () => {
  const { filter } = contentWith({}).pages.home;
  const { models } = homeOf(electric, petrol, hybrid);
  expect(models[0]).toMatchObject({
    line: `SUV\u00a0· ${filter.electric}\u00a0· 4WD`,
    points: ['one', 'two'],
    measures: [
      { label: 'Seats', value: '5' },
      { label: 'Length', value: '4,905\u00a0mm' },
      { label: 'Clearance', value: '180–230\u00a0mm' },
    ],
    price: '189,900,000\u00a0₮',
  });
  expect(models[1]?.line).toBe(`${filter.petrol}\u00a0· Front-wheel drive`);
  expect(models[1]).not.toHaveProperty('price');
  expect(models[2]).toMatchObject({ line: filter.hybrid, measures: [{ label: 'Seats', value: '57 in all' }] });
});
