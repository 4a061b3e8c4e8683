import { FIGURE_PLACE, findFigure } from '../figures/fill-figures.ts';
import { namedFigures } from '../figures/named-figures.ts';
import type { Library } from '../library.ts';
import type { FullModel, PartialModel } from '../schema.ts';
import { contentFiles } from './content-files.ts';
import { type Problem, problem } from './problem.ts';
import { visit } from './visit.ts';

/**
 * Figures and what refers to them: sources, specs, units, versions and cycles that exist; places in texts that name a figure;
 * no figure that nobody shows, none that no car could have; a test cycle or version wherever the figure means nothing without.
 */
export function checkFigures(library: Library): Problem[] {
  return [
    ...checkReferences(library),
    ...checkPlaces(library),
    ...Object.entries(library.models).flatMap(([file, model]) => [
      ...checkFactNames(file, model),
      ...checkTested(library, file, model),
      ...checkUsual(library, file, model),
    ]),
    ...checkCalculators(library),
    ...checkUse(library),
    ...checkStatistics(library),
  ];
}

const TABLES = { source: 'sources', spec: 'specs', unit: 'units', version: 'versions', cycle: 'cycles' } as const;

function checkReferences(library: Library): Problem[] {
  const problems: Problem[] = [];
  const check = (file: string, value: unknown) =>
    visit(value, (part, path) => {
      for (const [key, table] of Object.entries(TABLES)) {
        const id = part[key];
        if (typeof id === 'string' && !(id in library[table])) {
          problems.push(problem(file, [...path, key], `"${id}" is not in content/${table}.json`));
        }
      }
    });
  for (const [file, model] of Object.entries(library.models)) check(file, model);
  for (const tool of ['winter', 'towns', 'charging'] as const) check(`tools/${tool}.json`, library.tools[tool]);
  check('specs.json', library.specs);
  check('pages/home.json', library.pages.home);
  return problems;
}

/** Every place in a text that names a figure, and what it should be. */
function checkPlaces(library: Library): Problem[] {
  const figures = namedFigures(library);
  return contentFiles(library).flatMap(([file, , value]) =>
    placesIn(value).flatMap(({ path, group, name, modifier, place }) => {
      if (findFigure(figures, group, name, modifier) !== undefined) return [];
      const known = figures[group];
      if (known === undefined) {
        return [problem(file, path, `there is no group of figures "${group}" (${Object.keys(figures).join(', ')})`)];
      }
      if (name in known) return [problem(file, path, `"${place}": ".${modifier}" does not fit this figure`)];
      return [problem(file, path, `there is no figure "${place}"; ${group} has ${Object.keys(known).join(', ')}`)];
    }),
  );
}

type Place = { path: PropertyKey[]; place: string; group: string; name: string; modifier?: string | undefined };

function placesIn(value: unknown): Place[] {
  const places: Place[] = [];
  visit(value, (part, path) => {
    for (const [key, text] of Object.entries(part)) {
      if (typeof text !== 'string') continue;
      for (const [place, group = '', name = '', modifier] of text.matchAll(FIGURE_PLACE)) {
        places.push({ path: [...path, key], place, group, name, modifier });
      }
    }
  });
  return places;
}

/** The facts that a car's own page names, with the path of each name. */
function namedBy(model: FullModel | PartialModel): [path: PropertyKey[], name: string][] {
  if (model.coverage === 'partial') return model.table.map((name, at) => [['table', at], name]);
  return [
    ...model.figures.map(({ fact }, at): [PropertyKey[], string] => [['figures', at, 'fact'], fact]),
    ...model.specification.tabs.flatMap(({ facts }, tab) =>
      facts.map((name, at): [PropertyKey[], string] => [['specification', 'tabs', tab, 'facts', at], name]),
    ),
    ...model.highlights.facts.map((name, at): [PropertyKey[], string] => [['highlights', 'facts', at], name]),
  ];
}

function checkFactNames(file: string, model: FullModel | PartialModel): Problem[] {
  return namedBy(model)
    .filter(([, name]) => !(name in model.facts))
    .map(([path, name]) => problem(file, path, `the car has no figure "${name}"`));
}

/** Numbers that no car has: a slip of the hand, most often, or another unit. */
function checkUsual({ specs }: Library, file: string, model: FullModel | PartialModel): Problem[] {
  return Object.entries(model.facts).flatMap(([name, { spec, value }]) => {
    const usual = specs[spec]?.usual;
    const numbers = typeof value === 'number' ? [value] : 'from' in value ? [value.from, value.to] : [];
    if (usual === undefined) return [];
    return numbers
      .filter((number) => number < usual.from || number > usual.to)
      .map((number) =>
        problem(file, ['facts', name], `${number} is not usual, ${usual.from} to ${usual.to} is (content/specs.json)`),
      );
  });
}

function checkTested({ specs }: Library, file: string, model: FullModel | PartialModel): Problem[] {
  return Object.entries(model.facts)
    .filter(([, { spec, version, cycle }]) => specs[spec]?.tested && version === undefined && cycle === undefined)
    .map(([name, { spec }]) =>
      problem(file, ['facts', name], `"${specs[spec]?.label.en}" needs its test cycle or its version`),
    );
}

/** The facts from which the calculators calculate, with the file and path of each. */
function namedByCalculators({ tools }: Library): { file: string; path: PropertyKey[]; model: string; name: string }[] {
  const { winter, charging } = tools;
  const { petrol } = charging;
  return [
    ...Object.entries(winter.cars).flatMap(([model, car]) =>
      car !== undefined && 'range' in car
        ? [{ file: 'tools/winter.json', path: ['cars', model, 'range'], model, name: car.range }]
        : [],
    ),
    ...Object.entries(charging.cars).flatMap(([model, car = { battery: '' }]) =>
      Object.entries(car).map(([key, name]) => ({
        file: 'tools/charging.json',
        path: ['cars', model, key],
        model,
        name,
      })),
    ),
    {
      file: 'tools/charging.json',
      path: ['petrol', 'consumption'],
      model: petrol.model,
      name: petrol.consumption,
    },
  ];
}

function checkCalculators(library: Library): Problem[] {
  const models = Object.values(library.models);
  return namedByCalculators(library).flatMap(({ file, path, model, name }) => {
    const fact = models.find(({ id }) => id === model)?.facts[name];
    if (fact === undefined) return [problem(file, path, `the car "${model}" has no figure "${name}"`)];
    return typeof fact.value === 'number' ? [] : [problem(file, path, `"${name}" is not a single number`)];
  });
}

/** A figure that stands nowhere: nobody would notice if it were wrong. */
function checkUse(library: Library): Problem[] {
  const used = new Set([
    ...contentFiles(library).flatMap(([, , value]) => placesIn(value).map(({ group, name }) => `${group}.${name}`)),
    ...namedByCalculators(library).map(({ model, name }) => `${model}.${name}`),
  ]);
  return Object.entries(library.models).flatMap(([file, model]) => {
    const shown = new Set(namedBy(model).map(([, name]) => name));
    return Object.keys(model.facts)
      .filter((name) => !shown.has(name) && !used.has(`${model.id}.${name}`))
      .map((name) => problem(file, ['facts', name], 'no table, text or calculator uses this figure'));
  });
}

/** What the about page counts of this site is really there. */
function checkStatistics(library: Library): Problem[] {
  const facts = Object.values(library.models).flatMap((model) => Object.values(model.facts));
  const coldest = namedFigures(library)['voyah-free']?.coldCityRange?.value;
  const counted = {
    coldestRange: typeof coldest === 'object' && 'from' in coldest ? coldest.from : 0,
    figures: facts.length,
    publishedSources: new Set(facts.map(({ source }) => source).filter((id) => library.sources[id]?.address)).size,
  };
  return library.pages.about.statistics.flatMap(({ value, counts }, at) =>
    counts === undefined || counted[counts] >= Number.parseInt(value, 10)
      ? []
      : [problem('pages/about.json', ['statistics', at], `"${value}" is too much: there are ${counted[counts]}`)],
  );
}
