/**
 * What the calculators of a model page are given: the figures of one car in one language, their sources and messages
 * (`src/tools`).
 */

import { loanTerms } from '#/content/figures/loan-terms.ts';
import type { Library } from '#/content/library.ts';
import type { FullModel, PartialModel } from '#/content/schema.ts';
import type { Locale, Text } from '#/language/locales.ts';
import { content } from './checked-content.ts';
import { viewsOf } from './drawings.ts';
import { getFact, sourceOf } from './fact-row.ts';
import { MAP_SIZE, onMap, outlineOf } from './on-map.ts';

type ToolMessages = Library['tools']['messages'];
type Part = keyof ToolMessages;
type NamesIn<P extends Part> = P extends Part ? keyof ToolMessages[P] : never;

/** The messages of these parts of `content/tools/messages.json` in one language. */
function messagesOf<P extends Part>(library: Library, parts: P[], locale: Locale): Record<NamesIn<P>, string> {
  const texts = parts.flatMap((part): [name: string, text: Text][] => Object.entries(library.tools.messages[part]));
  return Object.fromEntries(texts.map(([name, text]) => [name, text[locale]])) as Record<NamesIn<P>, string>;
}

/** Each source once, in the order of its first mention. */
function sourcesIn(library: Library, ids: string[], locale: Locale) {
  return [...new Set(ids)].map((id) => sourceOf(library, id, locale));
}

type AnyModel = FullModel | PartialModel;

/** A fact that calculators need as one number; throws where it is a range or words. */
function getNumber(model: AnyModel, name: string): number {
  const { value } = getFact(model, name);
  if (typeof value !== 'number') throw new Error(`The figure "${name}" of the ${model.title} is no single number.`);
  return value;
}

/** The winter range of one car: its figures, the reason why nothing is calculated, or nothing for a car without a battery. */
function winterCalculator(library: Library, model: AnyModel, locale: Locale) {
  const { winter, towns, charging } = library.tools;
  const car = winter.cars[model.id];
  if (car === undefined) return undefined;
  const messages = messagesOf(library, ['common', 'calculator', 'winter'], locale);
  if ('refusal' in car) return { refusal: car.refusal[locale], messages };
  const price = charging.tariff.tiers.at(-1)?.price ?? 0;
  const losses = charging.powers.flatMap(({ loss }) => loss);
  const battery = charging.cars[model.id]?.battery;
  return {
    shares: winter.shares.map(({ temperature, low, high }) => ({ temperature, low, high })),
    city: { cold: winter.city.cold, warm: winter.city.warm, share: winter.city.share },
    speed: { calm: winter.speed.calm, fast: winter.speed.fast, share: winter.speed.share },
    rated: getNumber(model, car.range),
    basis: car.basis[locale],
    battery: battery === undefined ? 0 : getNumber(model, battery),
    electricity: {
      price,
      since: charging.tariff.since[locale],
      loss: [Math.min(...losses), Math.max(...losses)],
    },
    from: townOnMap(towns.from, locale),
    towns: towns.towns.map((town) => ({ id: town.id, km: town.km, ...townOnMap(town, locale) })),
    map: { ...MAP_SIZE, outline: outlineOf(library) },
    sources: sourcesIn(
      library,
      [
        getFact(model, car.range).source,
        ...winter.shares.map(({ source }) => source),
        winter.city.source,
        winter.speed.source,
        ...towns.towns.map(({ source }) => source),
        charging.tariff.source,
      ],
      locale,
    ),
    messages,
  };
}

type Town = Pick<Library['tools']['towns']['from'], 'name' | 'latitude' | 'longitude' | 'label'>;

/** A town's name, its place on the map, and where its name stands beside it. */
function townOnMap({ name, latitude, longitude, label }: Town, locale: Locale) {
  return { name: name[locale], ...onMap(longitude, latitude), label };
}

/** Home charging of one car; undefined for a car that is not charged. */
function chargingCalculator(library: Library, model: AnyModel, locale: Locale) {
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
    messages: messagesOf(library, ['common', 'calculator', 'charging'], locale),
  };
}

const MEASURES = ['length', 'width', 'height'] as const;

/** The published measures of a car that are single numbers. */
function measuresOf(model: AnyModel) {
  return MEASURES.flatMap((measure) => {
    const fact = model.facts[measure];
    return typeof fact?.value === 'number' ? [{ measure, value: fact.value, source: fact.source }] : [];
  });
}

/** Whether a garage can be compared with the car. */
export const hasMeasures = (model: AnyModel) => measuresOf(model).length > 0;

/** The measures of one car for the garage, in mm; undefined where none at all is published. */
function garageCalculator(library: Library, model: AnyModel, locale: Locale) {
  const found = measuresOf(model);
  if (found.length === 0) return undefined;
  const measures: Partial<Record<(typeof MEASURES)[number], number>> = {};
  for (const { measure, value } of found) measures[measure] = value;
  return {
    title: model.title,
    drawing: viewsOf(model.id),
    measures,
    sources: sourcesIn(
      library,
      found.map(({ source }) => source),
      locale,
    ),
    messages: messagesOf(library, ['common', 'calculator', 'fit'], locale),
  };
}

/** A loan for one car: the dealer's price and terms where the settings have both, else the example. */
function loanCalculator(library: Library, model: AnyModel, locale: Locale) {
  return { ...loanTerms(library, model.id), messages: messagesOf(library, ['common', 'calculator', 'loan'], locale) };
}

/** The calculators of a car's page; a car without the figures for one has none. */
export function calculators(model: AnyModel, locale: Locale) {
  return {
    messages: messagesOf(content, ['section'], locale),
    winter: winterCalculator(content, model, locale),
    charging: chargingCalculator(content, model, locale),
    garage: garageCalculator(content, model, locale),
    loan: loanCalculator(content, model, locale),
  };
}

export type Calculators = ReturnType<typeof calculators>;
export type WinterCalculatorData = Exclude<NonNullable<Calculators['winter']>, { refusal: string }>;
export type ChargingCalculatorData = NonNullable<Calculators['charging']>;
export type GarageCalculatorData = NonNullable<Calculators['garage']>;
export type LoanCalculatorData = Calculators['loan'];

/** The messages of the comparison. */
export function compareMessages(library: Library, locale: Locale) {
  const { source, sources } = library.messages.specTabs;
  return { ...messagesOf(library, ['common', 'compare'], locale), source: source[locale], sources: sources[locale] };
}
