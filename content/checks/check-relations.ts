import type { Library } from '../library.ts';
import type { Fact, FullModel, PartialModel } from '../schema.ts';
import { type Problem, problem } from './problem.ts';

/** kW in metric horsepower. */
const METRIC_HORSEPOWER = 1.35962;

/** Reads the number of a spec, of the same version and test cycle; undefined where it is not published or no single number. */
type Read = (spec: string) => number | undefined;

/** What a figure must be, given the others; undefined where one of them is missing. */
type Relation = {
  spec: string;
  /** What it is made of, in words. */
  from: string;
  expected: (read: Read) => number | undefined;
  /** How far it may be away. */
  tolerance?: number;
};

const RELATIONS: Relation[] = [
  {
    spec: 'torque',
    from: 'torqueFront + torqueRear',
    expected: (read) => plus(read('torqueFront'), read('torqueRear')),
  },
  { spec: 'turningDiameter', from: '2 × turningRadius', expected: (read) => times(2, read('turningRadius')) },
  {
    spec: 'length',
    from: 'frontOverhang + wheelbase + rearOverhang',
    expected: (read) => plus(read('frontOverhang'), plus(read('wheelbase'), read('rearOverhang'))),
  },
  {
    spec: 'power',
    from: 'powerKw in metric horsepower',
    expected: (read) => times(METRIC_HORSEPOWER, read('powerKw')),
    tolerance: 1,
  },
  {
    spec: 'consumption',
    from: 'battery ÷ range × 100',
    expected: (read) => times(100, over(read('batteryUsable'), read('range'))),
    tolerance: 0.5,
  },
];

const plus = (a?: number, b?: number) => (a === undefined || b === undefined ? undefined : a + b);
const times = (a: number, b?: number) => (b === undefined ? undefined : a * b);
const over = (a?: number, b?: number) => (a === undefined || b === undefined ? undefined : a / b);

/** Figures that only cars have that are charged, and only those that burn petrol. A hybrid has both. */
const ONLY: Partial<Record<Library['models'][string]['drivetrain'], string[]>> = {
  electric: [
    'batteryCapacity',
    'batteryUsable',
    'batteryType',
    'chargingPower',
    'onboardCharger',
    'dcCharge',
    'acChargeFull',
  ],
  petrol: ['fuelConsumption', 'displacement', 'engine'],
};

/**
 * What belongs together: a car's name and title, its drivetrain and its figures, sums, units of one quantity, the rim that a tyre
 * names, a battery's usable part; a town's road and where it lies; the parts and the months of a source.
 */
export function checkRelations(library: Library): Problem[] {
  const broken = Object.entries(library.models).flatMap(([file, model]) =>
    Object.entries(model.facts).flatMap(([name, fact]) => [
      ...brokenRelations(model, fact).map((reason) => problem(file, ['facts', name], reason)),
      ...brokenPairs(model, fact).map((reason) => problem(file, ['facts', name], reason)),
    ]),
  );
  return [
    ...broken,
    ...wrongTitles(library),
    ...wrongDrivetrains(library),
    ...lostTowns(library),
    ...halfSources(library),
  ];
}

/** Titles that are not made of the brand, where it is described, and the name. */
function wrongTitles({ brands, models }: Library): Problem[] {
  const namesOf = new Map(Object.values(brands).map(({ id, name }) => [id, name]));
  return Object.entries(models).flatMap(([file, { brand, name, title }]) => {
    const whole = namesOf.has(brand) ? `${namesOf.get(brand)} ${name}` : title;
    return title === whole ? [] : [problem(file, ['title'], `"${title}": write "${whole}"`)];
  });
}

/** A version may be driven otherwise, as the one with a range extender of an electric car. */
function wrongDrivetrains({ models }: Library): Problem[] {
  return Object.entries(models).flatMap(([file, { drivetrain, facts }]) => {
    const foreign = Object.entries(ONLY).flatMap(([other, specs]) =>
      drivetrain === other || drivetrain === 'hybrid' ? [] : specs,
    );
    return Object.entries(facts)
      .filter(([, { spec, version }]) => version === undefined && foreign.includes(spec))
      .map(([name, { spec }]) =>
        problem(file, ['facts', name], `a car with drivetrain "${drivetrain}" has no ${spec}`),
      );
  });
}

/** No road is shorter than the straight line, and few are more than twice as long. */
const LONGEST_ROAD = 2.5;

/** Towns that do not lie where a road of their length could end: latitude and longitude, or the road, are wrong. */
function lostTowns({ tools: { towns } }: Library): Problem[] {
  return towns.towns.flatMap((town, at) => {
    const straight = Math.round(kilometresBetween(towns.from, town));
    if (town.km >= straight && town.km <= straight * LONGEST_ROAD) return [];
    return [
      problem('tools/towns.json', ['towns', at, 'km'], `${town.km} km by road, but ${straight} km in a straight line`),
    ];
  });
}

type Place = Pick<Library['tools']['towns']['from'], 'latitude' | 'longitude'>;

const EARTH_RADIUS = 6371;

/** Along the surface of the earth, in km. */
function kilometresBetween(one: Place, other: Place): number {
  const [from, to, turn] = [one.latitude, other.latitude, other.longitude - one.longitude].map(
    (degrees) => (degrees * Math.PI) / 180,
  ) as [number, number, number];
  return EARTH_RADIUS * Math.acos(Math.sin(from) * Math.sin(to) + Math.cos(from) * Math.cos(to) * Math.cos(turn));
}

/** Sources of which more than a publisher is said, but not all that leads there. Only the importer's own data sheet has no more. */
function halfSources({ sources }: Library): Problem[] {
  return Object.entries(sources).flatMap(([id, { publisher, ...more }]) => {
    const { published, read } = more;
    if (published !== undefined && read !== undefined && published > `${read}-12`)
      return [problem('sources.json', [id, 'read'], 'it was read before it was published')];
    const isWhole = more.title !== undefined && more.read !== undefined;
    if (isWhole || Object.keys(more).length === 0) return [];
    return [problem('sources.json', [id], 'a source has a title and the month in which it was read')];
  });
}

function brokenRelations(model: FullModel | PartialModel, fact: Fact): string[] {
  const { value } = fact;
  if (typeof value !== 'number') return [];
  return RELATIONS.filter(({ spec }) => spec === fact.spec).flatMap(({ from, expected, tolerance = 1e-6 }) => {
    const sum = expected((spec) => numberOf(model, fact, spec));
    if (sum === undefined || Math.abs(sum - value) <= tolerance) return [];
    return [`${value} does not fit: ${from} is ${Number(sum.toFixed(2))}`];
  });
}

function brokenPairs(model: FullModel | PartialModel, fact: Fact): string[] {
  const gross = numberOf(model, fact, 'batteryCapacity');
  if (fact.spec === 'batteryUsable' && typeof fact.value === 'number' && gross !== undefined && fact.value > gross) {
    return [`${fact.value} kWh cannot be used of ${gross} kWh`];
  }
  const rim = numberOf(model, fact, 'rims');
  const tyre = typeof fact.value === 'object' && 'en' in fact.value ? fact.value.en : '';
  if (fact.spec === 'tyres' && rim !== undefined && !tyre.endsWith(`R${rim}`)) {
    return [`the tyre ${tyre} does not fit a rim of ${rim} inches`];
  }
  return [];
}

/** The number of a spec that belongs to the same version and test cycle as a fact, or to no particular one. */
function numberOf(model: FullModel | PartialModel, { version, cycle }: Fact, spec: string): number | undefined {
  const candidates = Object.values(model.facts).filter(
    (each) => each.spec === spec && (each.version === undefined || each.version === version),
  );
  const found = candidates.find((each) => each.cycle === cycle) ?? candidates.find((each) => each.cycle === undefined);
  return typeof found?.value === 'number' ? found.value : undefined;
}
