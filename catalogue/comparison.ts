/**
 * The figures of all cars beside each other, in one language. A car's facts come from its specification tables (or from
 * its list of known facts); what is not published stays away and is shown as unknown.
 */

import type { SpecId } from '#/content/library-of.ts';
import type { Drivetrain } from '#/content/schema.ts';
import { compareMessages } from './calculators.ts';
import type { ComparedGroup, ComparedRow } from './compared.ts';
import { viewsOf } from './drawings.ts';
import { factRow, getFact, sourceOf } from './fact-row.ts';
import type { LocalContent } from './in-locale.ts';
import { modelCard } from './model-card.ts';
import { type AnyModel, allModels, type Fact } from './models.ts';
import { offeredGroups } from './offered-groups.ts';

export type ComparisonData = ReturnType<typeof comparison>;

/** A row of both specs: each car has the one or the other. */
const RANGE_OR_CONSUMPTION = ['range', 'fuelConsumption'] as const;
/** What shoppers ask for first. These rows stand open, and in no other group. */
const FIRST: SpecId[] = [
  'body',
  'seats',
  'length',
  'power',
  ...RANGE_OR_CONSUMPTION,
  'acceleration',
  'groundClearance',
];

/** In which group a figure stands; what is not named here stands in the last one. */
const GROUPS: Record<Exclude<ComparedGroup['id'], 'offer' | 'other'>, SpecId[]> = {
  size: [
    'seatingLayout',
    'doors',
    'width',
    'height',
    'wheelbase',
    'frontOverhang',
    'rearOverhang',
    'kerbWeight',
    'boot',
    'tyres',
    'rims',
  ],
  drive: [
    'engine',
    'motors',
    'fuel',
    'systemPower',
    'torque',
    'displacement',
    'drive',
    'gearbox',
    'batteryCapacity',
    'batteryUsable',
    'batteryType',
    'consumption',
    'chargingPower',
    'chargerTypes',
    'dcCharge',
    'acCharge',
    'acChargeFull',
  ],
  performance: ['topSpeed', 'suspension', 'turningDiameter', 'turningRadius', 'rearShockAbsorber'],
};

/** Figures that a car of this drivetrain cannot have. A hybrid can have all. */
const DOES_NOT_APPLY: Record<Drivetrain, SpecId[]> = {
  petrol: [
    'motors',
    'range',
    'batteryCapacity',
    'batteryUsable',
    'batteryType',
    'consumption',
    'chargingPower',
    'chargerTypes',
    'dcCharge',
    'acCharge',
    'acChargeFull',
  ],
  electric: ['engine', 'displacement', 'fuel', 'fuelConsumption'],
  hybrid: [],
};

/** What the tables of a car show, and the range from which its winter range is calculated. */
function factsOf({ tools }: LocalContent, model: AnyModel): Fact[] {
  const names =
    model.coverage === 'full'
      ? [...model.specification.tabs.flatMap((tab) => tab.facts), ...model.highlights.facts]
      : model.table;
  const car = tools.winter.cars[model.id];
  const calculated = car !== undefined && 'range' in car ? [car.range] : [];
  return [...new Set([...names, ...calculated])].map((name) => getFact(model, name));
}

/** All figures that at least one car has, by spec; the sources of their values are those of the list, by their places in it. */
function comparedRows(content: LocalContent, sourceIds: string[]): Map<string, ComparedRow> {
  const models = allModels(content);
  const rows = new Map<string, ComparedRow>();
  for (const model of models) {
    for (const fact of factsOf(content, model)) {
      const { spec, label, value, unit, note } = factRow(content, fact);
      const row = rows.get(spec) ?? { spec, label, cells: {} };
      const cell = row.cells[model.id] ?? [];
      const text = unit === undefined ? value : `${value}\u00a0${unit}`;
      if (cell.every((known) => known.value !== text)) {
        const source = sourceIds.indexOf(fact.source) + 1;
        cell.push({ value: text, ...(note !== undefined && { note }), source });
      }
      row.cells[model.id] = cell;
      rows.set(spec, row);
    }
  }
  for (const row of rows.values()) {
    for (const { id, drivetrain } of models) {
      if (row.cells[id] === undefined && isOneOf(DOES_NOT_APPLY[drivetrain], row.spec)) row.cells[id] = null;
    }
  }
  return rows;
}

/** Whether a row's spec, which may be of our own making (`rangeOrConsumption`), is one of these. */
const isOneOf = (specs: readonly SpecId[], spec: string) => specs.some((each) => each === spec);

/** The rows of several specs as one: a car's values of all of them. */
function joinedRow(models: AnyModel[], rows: ComparedRow[], spec: string, label: string): ComparedRow {
  const cells: ComparedRow['cells'] = {};
  for (const { id } of models) {
    const values = rows.flatMap((row) => row.cells[id] ?? []);
    if (values.length > 0) cells[id] = values;
  }
  return { spec, label, cells };
}

const OUTSIDE = ['length', 'width', 'height'] as const;

/** A car from the side and from the front with its published measures in millimetres; without a length it has no scale. */
function outsideOf(model: AnyModel) {
  const known = OUTSIDE.flatMap((spec) => {
    const value = model.facts[spec]?.value;
    return typeof value === 'number' ? [[spec, value] as const] : [];
  });
  const { length, ...others } = Object.fromEntries(known) as Partial<Record<(typeof OUTSIDE)[number], number>>;
  return length === undefined ? undefined : { ...viewsOf(model.id), measures: { length, ...others } };
}

/** The cars in the order of menus, their figures, and the messages of the comparison. */
export function comparison(content: LocalContent) {
  const models = allModels(content);
  const sourceIds = [...new Set(models.flatMap((model) => factsOf(content, model).map(({ source }) => source)))];
  const rows = comparedRows(content, sourceIds);
  const messages = compareMessages(content);
  const inOrder = (specs: readonly string[]) => specs.flatMap((spec) => rows.get(spec) ?? []);
  const either = joinedRow(models, inOrder(RANGE_OR_CONSUMPTION), 'rangeOrConsumption', messages.rangeOrConsumption);
  const named = [...FIRST, ...Object.values(GROUPS).flat()];
  const groups: ComparedGroup[] = [
    ...offeredGroups(content),
    { id: 'size', rows: inOrder(GROUPS.size) },
    { id: 'drive', rows: inOrder(GROUPS.drive) },
    { id: 'performance', rows: inOrder(GROUPS.performance) },
    { id: 'other', rows: [...rows.values()].filter(({ spec }) => !isOneOf(named, spec)) },
  ];
  return {
    models: models.map((model) => ({ ...modelCard(content, model), outside: outsideOf(model) })),
    measures: OUTSIDE.map((spec) => ({
      spec,
      label: content.specs[spec]?.label ?? spec,
      unit: content.units.mm ?? 'mm',
    })),
    main: {
      rows: FIRST.flatMap((spec) => {
        if (spec === 'fuelConsumption') return [];
        return spec === 'range' ? [either] : (rows.get(spec) ?? []);
      }),
    },
    groups,
    sources: sourceIds.map((id) => sourceOf(content, id)),
    messages,
  };
}
