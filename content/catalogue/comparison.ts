/**
 * The figures of all cars beside each other, in one language. A car's facts come from its specification tables (or from
 * its list of known facts); what is not published stays away and is shown as unknown. Pure: called by the catalogue.
 */
import type { ModelId } from '../ids.ts';
import type { Library } from '../library.ts';
import type { Drivetrain, Fact, FullModel, PartialModel } from '../schema.ts';
import { getFact } from './fact-row.ts';

/** One published value, ready to be read; `note` is its test cycle, variant or condition. */
export type ComparedValue = { value: string; note?: string };
/** A car without a cell has no published value; `null` says that the figure does not apply to it (a petrol car's battery). */
export type ComparedRow = { spec: string; label: string; cells: Partial<Record<ModelId, ComparedValue[] | null>> };
export type ComparedGroup = { id: 'offer' | 'size' | 'drive' | 'performance' | 'other'; rows: ComparedRow[] };

/** In which group a figure stands; what is not named here stands in the last one. */
const GROUPS: Record<Exclude<ComparedGroup['id'], 'offer' | 'other'>, string[]> = {
  size: [
    'body',
    'seats',
    'seatingLayout',
    'doors',
    'length',
    'width',
    'height',
    'wheelbase',
    'frontOverhang',
    'rearOverhang',
    'groundClearance',
    'kerbWeight',
    'boot',
    'tyres',
    'rims',
  ],
  drive: [
    'engine',
    'motors',
    'fuel',
    'power',
    'systemPower',
    'torque',
    'displacement',
    'drive',
    'gearbox',
    'range',
    'batteryCapacity',
    'batteryUsable',
    'batteryType',
    'consumption',
    'fuelConsumption',
    'chargingPower',
    'chargerTypes',
    'dcCharge',
    'acCharge',
    'acChargeFull',
  ],
  performance: ['acceleration', 'topSpeed', 'suspension', 'turningDiameter', 'turningRadius', 'rearShockAbsorber'],
};

/** Figures that a car of this drivetrain cannot have. A hybrid can have all. */
const DOES_NOT_APPLY: Record<Drivetrain, string[]> = {
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

type AnyModel = FullModel | PartialModel;
type ReadFact = (fact: Fact) => { spec: string; label: string; value: string; unit?: string; note?: string };

/** What the tables of a car show, and the range from which its winter range is calculated. */
function factsOf(library: Library, model: AnyModel): Fact[] {
  const names =
    model.coverage === 'full'
      ? [...model.specification.tabs.flatMap((tab) => tab.facts), ...model.highlights.facts]
      : model.table;
  const car = library.tools.winter.cars[model.id];
  const calculated = car !== undefined && 'range' in car ? [car.range] : [];
  return [...new Set([...names, ...calculated])].map((name) => getFact(model, name));
}

/**
 * All figures that at least one car has, in groups.
 *
 * @param readFact Formats a fact in the language.
 */
export function comparedGroups(library: Library, readFact: ReadFact): ComparedGroup[] {
  const rows = new Map<string, ComparedRow>();
  for (const model of Object.values(library.models)) {
    for (const fact of factsOf(library, model)) {
      const { spec, label, value, unit, note } = readFact(fact);
      const row = rows.get(spec) ?? { spec, label, cells: {} };
      const cell = row.cells[model.id] ?? [];
      const text = unit === undefined ? value : `${value}\u00a0${unit}`;
      if (cell.every((known) => known.value !== text)) cell.push({ value: text, ...(note !== undefined && { note }) });
      row.cells[model.id] = cell;
      rows.set(spec, row);
    }
  }
  for (const row of rows.values()) {
    for (const { id, drivetrain } of Object.values(library.models)) {
      if (row.cells[id] === undefined && DOES_NOT_APPLY[drivetrain].includes(row.spec)) row.cells[id] = null;
    }
  }
  const known = Object.values(GROUPS).flat();
  const inOrder = (specs: string[]) => specs.flatMap((spec) => rows.get(spec) ?? []);
  return [
    { id: 'size', rows: inOrder(GROUPS.size) },
    { id: 'drive', rows: inOrder(GROUPS.drive) },
    { id: 'performance', rows: inOrder(GROUPS.performance) },
    { id: 'other', rows: [...rows.values()].filter(({ spec }) => !known.includes(spec)) },
  ];
}

/**
 * The cars in the order of menus, with what a column head needs.
 *
 * @param addressOf Puts a page's address into its edition.
 */
export function comparedModels(library: Library, addressOf: (path: string) => string) {
  return Object.values(library.models).map(({ id, title, path, leadColour }) => ({
    id,
    title,
    address: addressOf(path),
    leadColour,
  }));
}
