/**
 * What the calculators of a model page are given: the figures of one car in one language, their sources and messages. Called
 * by the catalogue only, at build: once for the table that stands in the page, once for `tools.json`, from which the
 * calculators calculate in the page (`src/showroom/WinterRange`, `HomeCharging`, `WillItFit`).
 */
import type { Locale, Text } from '#/language/locales.ts';
import type { Library } from '../library.ts';
import type { FullModel, PartialModel } from '../schema.ts';
import { mongolia } from '../tools/mongolia.ts';
import { content } from './checked-content.ts';
import { getFact, sourceOf } from './fact-row.ts';

type Messages<Tool extends keyof Library['tools']['messages']> = Record<
  keyof Library['tools']['messages'][Tool],
  string
>;

function messagesOf<Tool extends keyof Library['tools']['messages']>(
  library: Library,
  tool: Tool,
  locale: Locale,
): Messages<Tool> {
  const texts: Record<string, Text> = library.tools.messages[tool];
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text[locale]])) as Messages<Tool>;
}

/** Each source once, in the order of its first mention. */
function sourcesIn(library: Library, ids: string[], locale: Locale) {
  return [...new Set(ids)].map((id) => sourceOf(library, id, locale));
}

/** A fact that calculators need as one number; throws where it is a range or words. */
function getNumber(model: FullModel | PartialModel, name: string): number {
  const { value } = getFact(model, name);
  if (typeof value !== 'number') throw new Error(`The figure "${name}" of the ${model.title} is no single number.`);
  return value;
}

/** The map's size in its own units: a degree of latitude is 32, one of longitude 22 (its share at 46.5° north). */
const MAP = { width: 720, height: 352, west: 87.3, north: 52.5, perLongitude: 22, perLatitude: 32 };

const onMap = (longitude: number, latitude: number) => ({
  x: Math.round((longitude - MAP.west) * MAP.perLongitude),
  y: Math.round((MAP.north - latitude) * MAP.perLatitude),
});

/** The winter range of one car; undefined for a car that has no battery to speak of. */
export function winterCalculator(library: Library, model: FullModel | PartialModel, locale: Locale) {
  const { winter, towns, charging } = library.tools;
  const car = winter.cars[model.id];
  if (car === undefined) return undefined;
  const price = charging.tariff.tiers.at(-1)?.price ?? 0;
  const losses = charging.powers.flatMap(({ loss }) => loss);
  const battery = charging.cars[model.id]?.battery;
  const rated = 'range' in car ? [getFact(model, car.range).source] : [];
  return {
    shares: winter.shares.map(({ temperature, low, high }) => ({ temperature, low, high })),
    city: { cold: winter.city.cold, warm: winter.city.warm, share: winter.city.share },
    speed: { calm: winter.speed.calm, fast: winter.speed.fast, share: winter.speed.share },
    ...('range' in car
      ? {
          rated: getNumber(model, car.range),
          basis: car.basis[locale],
          battery: battery === undefined ? 0 : getNumber(model, battery),
          electricity: {
            price,
            since: charging.tariff.since[locale],
            loss: [Math.min(...losses), Math.max(...losses)],
          },
        }
      : { refusal: car.refusal[locale] }),
    from: { name: towns.from.name[locale], ...onMap(towns.from.longitude, towns.from.latitude) },
    towns: towns.towns.map(({ id: town, name, km, about, label, longitude, latitude }) => ({
      id: town,
      name: name[locale],
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
      [...rated, ...winter.shares.map(({ source }) => source), winter.city.source],
      locale,
    )
      .map(({ title }) => title)
      .join('; '),
    sources: sourcesIn(
      library,
      [
        ...rated,
        ...winter.shares.map(({ source }) => source),
        winter.city.source,
        winter.speed.source,
        ...('range' in car ? [...towns.towns.map(({ source }) => source), charging.tariff.source] : []),
      ],
      locale,
    ),
    words: messagesOf(library, 'winter', locale),
  };
}

/** Home charging of one car; undefined for a car that is not charged. */
export function chargingCalculator(library: Library, model: FullModel | PartialModel, locale: Locale) {
  const { charging, winter } = library.tools;
  const car = charging.cars[model.id];
  if (car === undefined) return undefined;
  const coldest = winter.shares[0];
  const petrolModel = Object.values(library.models).find(({ id }) => id === charging.petrol.model);
  if (petrolModel === undefined) throw new Error(`There is no model "${charging.petrol.model}".`);
  const battery = getFact(model, car.battery);
  return {
    battery: getNumber(model, car.battery),
    usable: battery.spec === 'batteryUsable',
    ...(car.onboard !== undefined && { onboard: getNumber(model, car.onboard) }),
    ...(car.range !== undefined &&
      coldest !== undefined && { rated: getNumber(model, car.range), cold: [coldest.low, coldest.high] }),
    powers: charging.powers.map(({ power, label, loss }) => ({ power, label: label[locale], loss: [...loss] })),
    tariff: {
      since: charging.tariff.since[locale],
      limits: charging.tariff.tiers.flatMap(({ upTo }) => upTo ?? []),
      prices: charging.tariff.tiers.map(({ price }) => price),
    },
    petrol: { consumption: getNumber(petrolModel, charging.petrol.consumption), model: petrolModel.title },
    sources: sourcesIn(
      library,
      [
        battery.source,
        ...charging.powers.map(({ source }) => source),
        charging.tariff.source,
        ...(car.range === undefined ? [] : [winter.shares[0]?.source ?? battery.source]),
        getFact(petrolModel, charging.petrol.consumption).source,
      ],
      locale,
    ),
    words: messagesOf(library, 'charging', locale),
  };
}

const MEASURES = ['length', 'width', 'height'] as const;

/** The measures of one car for the garage; undefined where none at all is published. */
export function fitCalculator(library: Library, model: FullModel | PartialModel, locale: Locale) {
  const found = MEASURES.map((measure) => model.facts[measure]);
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
      locale,
    ),
    words: messagesOf(library, 'fit', locale),
  };
}

/**
 * Everything that the calculators need, for `tools.json`, which the first of them fetches: the
 * figures by car, the messages once. Cars about which nothing can be calculated are not in it.
 */
export function calculators(locale: Locale) {
  const library = content;
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
    winter: byModel((model) => {
      const tool = winterCalculator(library, model, locale);
      return tool !== undefined && 'rated' in tool ? tool : undefined;
    }),
    charging: byModel((model) => chargingCalculator(library, model, locale)),
    fit: byModel((model) => fitCalculator(library, model, locale)),
    words: {
      winter: messagesOf(library, 'winter', locale),
      charging: messagesOf(library, 'charging', locale),
      fit: messagesOf(library, 'fit', locale),
    },
  };
}

/** The messages of the comparison. */
export function compareMessages(library: Library, locale: Locale) {
  return messagesOf(library, 'compare', locale);
}
