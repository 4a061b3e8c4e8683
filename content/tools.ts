/**
 * What the calculators of a model page are given: the figures of one car in one language, their sources and words. Called
 * by the catalogue only, at build: once for the table that stands in the page, once for `tools.json`, from which the
 * calculators reckon in the page (`src/showroom/WinterRange`, `HomeCharging`, `WillItFit`).
 */
import type { Language } from '#/src/language/edition.ts';
import { sourceOf } from './facts.ts';
import type { Library } from './library.ts';
import type { FullModel, ModelId, PartialModel, Text } from './schema.ts';
import { mongolia } from './tools/mongolia.ts';

type Words<Tool extends keyof Library['tools']['words']> = Record<keyof Library['tools']['words'][Tool], string>;

function wordsOf<Tool extends keyof Library['tools']['words']>(
  library: Library,
  tool: Tool,
  language: Language,
): Words<Tool> {
  const texts: Record<string, Text> = library.tools.words[tool];
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text[language]])) as Words<Tool>;
}

/** Each source once, in the order of its first mention. */
function sourcesIn(library: Library, ids: string[], language: Language) {
  return [...new Set(ids)].map((id) => sourceOf(library, id, language));
}

/** The map's size in its own units: a degree of latitude is 32, one of longitude 22 (its share at 46.5° north). */
const MAP = { width: 720, height: 352, west: 87.3, north: 52.5, perLongitude: 22, perLatitude: 32 };

const onMap = (longitude: number, latitude: number) => ({
  x: Math.round((longitude - MAP.west) * MAP.perLongitude),
  y: Math.round((MAP.north - latitude) * MAP.perLatitude),
});

/** The winter range of one car; undefined for a car that has no battery to speak of. */
export function winterTool(library: Library, id: ModelId, language: Language) {
  const { winter, towns, charging } = library.tools;
  const car = winter.cars[id];
  if (car === undefined) return undefined;
  const price = charging.tariff.tiers.at(-1)?.price ?? 0;
  const losses = charging.powers.flatMap(({ loss }) => loss);
  return {
    shares: winter.shares.map(({ temperature, low, high }) => ({ temperature, low, high })),
    city: { cold: winter.city.cold, warm: winter.city.warm, share: winter.city.share },
    speed: { calm: winter.speed.calm, fast: winter.speed.fast, share: winter.speed.share },
    ...('rated' in car
      ? {
          rated: car.rated,
          basis: car.basis[language],
          battery: charging.cars[id]?.battery ?? 0,
          electricity: {
            price,
            since: charging.tariff.since[language],
            loss: [Math.min(...losses), Math.max(...losses)],
          },
        }
      : { refusal: car.refusal[language] }),
    from: { name: towns.from.name[language], ...onMap(towns.from.longitude, towns.from.latitude) },
    towns: towns.towns.map(({ id: town, name, km, about, label, longitude, latitude }) => ({
      id: town,
      name: name[language],
      km,
      ...(about && { about }),
      label: label ?? 'right',
      ...onMap(longitude, latitude),
    })),
    map: {
      width: MAP.width,
      height: MAP.height,
      outline: `M${mongolia
        .map(([longitude, latitude]) => onMap(longitude, latitude))
        .map(({ x, y }) => `${x} ${y}`)
        .join('L')}Z`,
    },
    mainSources: sourcesIn(
      library,
      [...('rated' in car ? [car.source] : []), ...winter.shares.map(({ source }) => source), winter.city.source],
      language,
    )
      .map(({ title }) => title)
      .join('; '),
    sources: sourcesIn(
      library,
      [
        ...('rated' in car ? [car.source] : []),
        ...winter.shares.map(({ source }) => source),
        winter.city.source,
        winter.speed.source,
        ...('rated' in car ? [...towns.towns.map(({ source }) => source), charging.tariff.source] : []),
      ],
      language,
    ),
    words: wordsOf(library, 'winter', language),
  };
}

/** Home charging of one car; undefined for a car that is not charged. */
export function chargingTool(library: Library, id: ModelId, language: Language) {
  const { charging, winter } = library.tools;
  const car = charging.cars[id];
  if (car === undefined) return undefined;
  const coldest = winter.shares[0];
  const petrolModel = Object.values(library.models).find((model) => model.id === charging.petrol.model);
  return {
    battery: car.battery,
    usable: car.usable,
    ...(car.onboard !== undefined && { onboard: car.onboard }),
    ...(car.rated !== undefined && coldest !== undefined && { rated: car.rated, cold: [coldest.low, coldest.high] }),
    powers: charging.powers.map(({ power, label, loss }) => ({ power, label: label[language], loss: [...loss] })),
    tariff: {
      since: charging.tariff.since[language],
      limits: charging.tariff.tiers.flatMap(({ upTo }) => upTo ?? []),
      prices: charging.tariff.tiers.map(({ price }) => price),
    },
    petrol: { consumption: charging.petrol.consumption, model: petrolModel?.title ?? '' },
    sources: sourcesIn(
      library,
      [
        car.source,
        ...charging.powers.map(({ source }) => source),
        charging.tariff.source,
        ...(car.rated === undefined ? [] : [winter.shares[0]?.source ?? car.source]),
        charging.petrol.source,
      ],
      language,
    ),
    words: wordsOf(library, 'charging', language),
  };
}

const MEASURES = ['length', 'width', 'height'] as const;

/** The measures of one car for the garage; undefined where none at all is published. */
export function fitTool(library: Library, model: FullModel | PartialModel, language: Language) {
  const facts = model.coverage === 'full' ? model.specification.tabs.flatMap((tab) => tab.facts) : model.facts;
  const found = MEASURES.map((measure) => facts.find((fact) => fact.spec === measure));
  const numbers = found.map((fact) => (typeof fact?.value === 'number' ? fact.value : undefined));
  if (numbers.every((number) => number === undefined)) return undefined;
  const [length, width, height] = numbers;
  return {
    measures: {
      ...(length !== undefined && { length }),
      ...(width !== undefined && { width }),
      ...(height !== undefined && { height }),
    },
    sources: sourcesIn(
      library,
      found.flatMap((fact) => (fact === undefined ? [] : [fact.source])),
      language,
    ),
    words: wordsOf(library, 'fit', language),
  };
}

/**
 * Everything that the calculators need, for `tools.json`, which the first of them fetches: the
 * figures by car, the words once. Cars about which nothing can be reckoned are not in it.
 */
export function toolsFile(library: Library, language: Language) {
  const models = Object.values(library.models);
  const byModel = <Tool extends { words: unknown }>(read: (model: FullModel | PartialModel) => Tool | undefined) =>
    Object.fromEntries(
      models.flatMap((model) => {
        const tool = read(model);
        if (tool === undefined) return [];
        const { words, ...figures } = tool;
        return [[model.id, figures]];
      }),
    ) as Record<string, Omit<Tool, 'words'>>;
  return {
    winter: byModel(({ id }) => {
      const tool = winterTool(library, id, language);
      return tool !== undefined && 'rated' in tool ? tool : undefined;
    }),
    charging: byModel(({ id }) => chargingTool(library, id, language)),
    fit: byModel((model) => fitTool(library, model, language)),
    words: {
      winter: wordsOf(library, 'winter', language),
      charging: wordsOf(library, 'charging', language),
      fit: wordsOf(library, 'fit', language),
    },
  };
}

/** The words of the comparison. */
export function compareWordsIn(library: Library, language: Language) {
  return wordsOf(library, 'compare', language);
}
