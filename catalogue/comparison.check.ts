import { describe, expect, test } from 'vitest';
import { MODEL_IDS } from '#/content/ids.ts';
import { contentWith, dealerWith, fullModel, partialModel } from '#/tests/catalogue/sample-content.ts';
import { comparison } from './comparison.ts';
import type { LocalContent } from './in-locale.ts';
import type { Fact } from './models.ts';
import { offeredGroups } from './offered-groups.ts';

/** Three cars of the house; what each is, a test says. */
const [ELECTRIC, PETROL, HYBRID] = MODEL_IDS;

const { messages, specs, tools, units } = contentWith({});
const electric = fullModel({ id: ELECTRIC, drivetrain: 'electric' });
const petrol = partialModel({ id: PETROL, drivetrain: 'petrol' });
const hybrid = partialModel({ id: HYBRID, drivetrain: 'hybrid' });

/** The comparison of three cars that have these figures alone: the electric one in its tables, the others in their lists. */
function compared(
  facts: Partial<Record<'electric' | 'petrol' | 'hybrid', Record<string, Omit<Fact, 'source'> & { source?: string }>>>,
  parts: Partial<LocalContent> = {},
) {
  const sourced = (of: keyof typeof facts): Record<string, Fact> =>
    Object.fromEntries(Object.entries(facts[of] ?? {}).map(([name, fact]) => [name, { source: 'sheet', ...fact }]));
  const namesOf = (of: keyof typeof facts) => Object.keys(facts[of] ?? {});
  const content = contentWith({
    // Prices, delivery and warranties are rows as well.
    dealer: dealerWith({}).dealer,
    sources: { sheet: { publisher: 'Importer' }, test: { publisher: 'Magazine' } },
    models: {
      [ELECTRIC]: {
        ...electric,
        facts: sourced('electric'),
        specification: {
          ...electric.specification,
          tabs: electric.specification.tabs.map((tab, at) => ({ ...tab, facts: at === 0 ? namesOf('electric') : [] })),
        },
        highlights: { ...electric.highlights, facts: [] },
      },
      [PETROL]: { ...petrol, facts: sourced('petrol'), table: namesOf('petrol') },
      [HYBRID]: { ...hybrid, facts: sourced('hybrid'), table: namesOf('hybrid') },
    },
    ...parts,
  });
  return comparison({ ...content, tools: { ...tools, winter: { ...tools.winter, cars: {} } } });
}

/** The specs of each group. */
const specsOf = ({ groups }: ReturnType<typeof comparison>) =>
  Object.fromEntries(groups.map(({ id, rows }) => [id, rows.map(({ spec }) => spec)]));

describe('what stands where', () => {
  test('the rows that stand open are in their order, whatever that of the figures, and in no group', () => {
    const { main, groups } = compared({
      electric: {
        clearance: { spec: 'groundClearance', value: 180 },
        power: { spec: 'power', value: 360 },
        length: { spec: 'length', value: 4905 },
        range: { spec: 'range', value: 500 },
        body: { spec: 'body', value: 'SUV' },
      },
    });
    const rows = main.rows.map(({ spec }) => spec);
    expect(rows).toEqual(['body', 'length', 'power', 'rangeOrConsumption', 'groundClearance']);
    expect(groups.flatMap((group) => group.rows)).toEqual([]);
  });

  test('each other figure stands in its group, and in the last one where no group names it', () => {
    const groups = specsOf(
      compared(
        {
          electric: {
            speed: { spec: 'topSpeed', value: 200 },
            battery: { spec: 'batteryCapacity', value: 106 },
            torque: { spec: 'torque', value: 720 },
            width: { spec: 'width', value: 1950 },
            heated: { spec: 'alsoKnownAs', value: 'U-Tour' },
          },
        },
        { specs: { ...specs, alsoKnownAs: { label: 'Also known as' } } },
      ),
    );
    expect(groups).toEqual({
      size: ['width'],
      drive: ['torque', 'batteryCapacity'],
      performance: ['topSpeed'],
      other: ['alsoKnownAs'],
    });
  });

  test('range and consumption share a row: a car has the one, the other, or both', () => {
    const { main } = compared({
      electric: { range: { spec: 'range', value: 500 } },
      petrol: { consumption: { spec: 'fuelConsumption', value: 7.5 } },
      hybrid: { range: { spec: 'range', value: 90 }, consumption: { spec: 'fuelConsumption', value: 1.6 } },
    });
    expect(main.rows).toHaveLength(1);
    const values = Object.entries(main.rows[0]?.cells ?? {}).map(([id, cell]) => [id, cell?.map(({ value }) => value)]);
    expect(Object.fromEntries(values)).toEqual({
      [ELECTRIC]: [`500\u00a0${units.km}`],
      [PETROL]: [expect.stringMatching(/^7\.5\u00a0/)],
      [HYBRID]: [`90\u00a0${units.km}`, expect.stringMatching(/^1\.6\u00a0/)],
    });
  });
});

describe('a cell', () => {
  test('holds each value once, with what it holds for and the place of its source', () => {
    const { main, sources } = compared({
      electric: {
        power: { spec: 'power', value: 360 },
        again: { spec: 'power', value: 360, source: 'test' },
        other: { spec: 'power', value: 320, source: 'test', note: 'older version' },
      },
    });
    const unit = units[specs.power?.unit ?? ''];
    expect(main.rows[0]?.cells).toEqual({
      [ELECTRIC]: [
        { value: `360\u00a0${unit}`, source: 1 },
        { value: `320\u00a0${unit}`, note: 'Older version', source: 2 },
      ],
    });
    expect(sources.map(({ publisher }) => publisher)).toEqual(['Importer', 'Magazine']);
  });

  test('says of what a car cannot have that it does not apply, and nothing of what is not published', () => {
    const { groups } = compared({
      electric: { battery: { spec: 'batteryCapacity', value: 106 }, torque: { spec: 'torque', value: 720 } },
      petrol: { engine: { spec: 'displacement', value: 1.5 } },
    });
    const cells = Object.fromEntries(groups.flatMap(({ rows }) => rows.map((row) => [row.spec, row.cells])));
    expect(cells.batteryCapacity).toMatchObject({ [ELECTRIC]: [{}], [PETROL]: null });
    expect(cells.batteryCapacity).not.toHaveProperty(HYBRID);
    expect(cells.displacement).toMatchObject({ [ELECTRIC]: null, [PETROL]: [{}] });
    expect(Object.keys(cells.torque ?? {})).toEqual([ELECTRIC]);
  });
});

test('the range from which winter is calculated stands there although no table has it', () => {
  const basis = 'why';
  const range: Fact = { spec: 'range', value: 500, source: 'sheet' };
  const cars = { [ELECTRIC]: { range: 'rangeWltp', basis }, [HYBRID]: { refusal: 'not published' } };
  const { main } = comparison(
    contentWith({
      sources: { sheet: { publisher: 'Importer' } },
      tools: { ...tools, winter: { ...tools.winter, cars } },
      models: {
        [ELECTRIC]: {
          ...electric,
          facts: { rangeWltp: range },
          specification: { ...electric.specification, tabs: [] },
          highlights: { ...electric.highlights, facts: [] },
        },
        [HYBRID]: { ...hybrid, facts: {}, table: [] },
      },
    }),
  );
  expect(main.rows.map(({ spec, cells }) => [spec, Object.keys(cells)])).toEqual([['rangeOrConsumption', [ELECTRIC]]]);
});

test('a car is drawn to scale where its length is a number, with those of its other measures that are', () => {
  const { models, measures } = compared({
    electric: { length: { spec: 'length', value: 4905 }, height: { spec: 'height', value: { from: 1600, to: 1660 } } },
    petrol: { width: { spec: 'width', value: 1900 } },
    hybrid: { length: { spec: 'length', value: 4720 }, width: { spec: 'width', value: 1910 } },
  });
  expect(models.map(({ outside }) => outside?.measures)).toEqual([
    { length: 4905 },
    undefined,
    { length: 4720, width: 1910 },
  ]);
  expect(measures.map(({ spec }) => spec)).toEqual(['length', 'width', 'height']);
});

describe('what the dealer offers', () => {
  const groupsOf = (cars: LocalContent['dealer']['cars']) =>
    offeredGroups({
      ...dealerWith({ ...(cars && { cars }) }),
      models: { [ELECTRIC]: electric, [PETROL]: petrol },
    });

  test('is no group where nothing is set', () => {
    expect(groupsOf(undefined)).toEqual([]);
    expect(groupsOf({ [ELECTRIC]: { testDrive: true } })).toEqual([]);
  });

  test('a price of one car asks for the others’; a car without a battery has no warranty for one', () => {
    const [group, ...others] = groupsOf({
      [ELECTRIC]: { price: 189_900_000, inStock: true, warranty: { battery: { years: 8 } } },
    });
    expect(others).toEqual([]);
    expect(group?.id).toBe('offer');
    const { onRequest, inStock } = messages.offer;
    expect(group?.rows.map(({ spec, cells }) => [spec, cells])).toEqual([
      ['price', { [ELECTRIC]: [{ value: '189,900,000\u00a0₮' }], [PETROL]: [{ value: onRequest }] }],
      ['delivery', { [ELECTRIC]: [{ value: inStock }] }],
      ['warrantyBattery', { [ELECTRIC]: [{ value: expect.stringContaining('8') }], [PETROL]: null }],
    ]);
  });

  test('a warranty of cars without a battery is one row, not two', () => {
    const rows = groupsOf({ [PETROL]: { warranty: { car: { years: 3 } } } })[0]?.rows ?? [];
    expect(rows.map(({ spec }) => spec)).toEqual(['warrantyCar']);
  });
});
