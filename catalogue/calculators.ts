/**
 * What the calculators of a model page are given: the figures of one car in one language, their sources and messages
 * (`src/tools`).
 */

import { loanTerms } from '#/content/figures/loan-terms.ts';
import { viewsOf } from './drawings.ts';
import { getFact, sourceOf } from './fact-row.ts';
import type { LocalContent } from './in-locale.ts';
import { type AnyModel, getModelById } from './models.ts';
import { MAP_SIZE, onMap, outlineOf } from './on-map.ts';
import { reachOf } from './reach.ts';

type ToolMessages = LocalContent['tools']['messages'];
type Part = keyof ToolMessages;
type NamesIn<P extends Part> = P extends Part ? keyof ToolMessages[P] : never;

/** The messages of these parts of `content/tools/messages.json`. */
function messagesOf<P extends Part>({ tools }: LocalContent, parts: P[]): Record<NamesIn<P>, string> {
  return Object.assign({}, ...parts.map((part) => tools.messages[part]));
}

/** Each source once, in the order of its first mention. */
function sourcesIn(content: LocalContent, ids: string[]) {
  return [...new Set(ids)].map((id) => sourceOf(content, id));
}

/** A fact that calculators need as one number; throws where it is a range or words. */
function getNumber(model: AnyModel, name: string): number {
  const { value } = getFact(model, name);
  if (typeof value !== 'number') throw new Error(`The figure "${name}" of the ${model.title} is no single number.`);
  return value;
}

/** The winter range of one car: its figures, the reason why nothing is calculated, or nothing for a car without a battery. */
function winterCalculator(content: LocalContent, model: AnyModel) {
  const { winter, towns, charging, country } = content.tools;
  const car = winter.cars[model.id];
  if (car === undefined) return undefined;
  const messages = messagesOf(content, ['common', 'calculator', 'winter']);
  if ('refusal' in car) return { refusal: car.refusal, messages };
  const price = charging.tariff.tiers.at(-1)?.price ?? 0;
  const losses = charging.powers.flatMap(({ loss }) => loss);
  const battery = charging.cars[model.id]?.battery;
  const from = townOnMap(towns.from);
  const placed = towns.towns.map((town) => ({ id: town.id, km: town.km, ...townOnMap(town) }));
  return {
    shares: winter.shares.map(({ temperature, low, high }) => ({ temperature, low, high })),
    city: { cold: winter.city.cold, warm: winter.city.warm, share: winter.city.share },
    speed: { calm: winter.speed.calm, fast: winter.speed.fast, share: winter.speed.share },
    rated: getNumber(model, car.range),
    basis: car.basis,
    battery: battery === undefined ? 0 : getNumber(model, battery),
    electricity: {
      price,
      since: charging.tariff.since,
      loss: [Math.min(...losses), Math.max(...losses)],
    },
    from,
    towns: placed,
    map: { ...MAP_SIZE, outline: outlineOf(country), reach: reachOf(from, placed) },
    sources: sourcesIn(content, [
      getFact(model, car.range).source,
      ...winter.shares.map(({ source }) => source),
      winter.city.source,
      winter.speed.source,
      ...towns.towns.map(({ source }) => source),
      charging.tariff.source,
    ]),
    messages,
  };
}

type Town = Pick<LocalContent['tools']['towns']['from'], 'name' | 'latitude' | 'longitude' | 'label'>;

/** A town's name, its place on the map, and where its name stands beside it. */
function townOnMap({ name, latitude, longitude, label }: Town) {
  return { name, ...onMap(longitude, latitude), label };
}

/** Home charging of one car; undefined for a car that is not charged. */
function chargingCalculator(content: LocalContent, model: AnyModel) {
  const { charging, winter } = content.tools;
  const car = charging.cars[model.id];
  if (car === undefined) return undefined;
  const coldest = winter.shares[0];
  const petrolModel = getModelById(content, charging.petrol.model);
  const battery = getFact(model, car.battery);
  return {
    battery: getNumber(model, car.battery),
    usable: battery.spec === 'batteryUsable',
    ...(car.onboard !== undefined && { onboard: getNumber(model, car.onboard) }),
    ...(car.range !== undefined &&
      coldest !== undefined && { rated: getNumber(model, car.range), cold: [coldest.low, coldest.high] }),
    powers: charging.powers.map(({ power, label, loss }) => ({ power, label, loss: [...loss] })),
    tariff: {
      since: charging.tariff.since,
      limits: charging.tariff.tiers.flatMap(({ upTo }) => upTo ?? []),
      prices: charging.tariff.tiers.map(({ price }) => price),
    },
    petrol: { consumption: getNumber(petrolModel, charging.petrol.consumption), model: petrolModel.title },
    sources: sourcesIn(content, [
      battery.source,
      ...charging.powers.map(({ source }) => source),
      charging.tariff.source,
      ...(car.range === undefined ? [] : [winter.shares[0]?.source ?? battery.source]),
      getFact(petrolModel, charging.petrol.consumption).source,
    ]),
    messages: messagesOf(content, ['common', 'calculator', 'charging']),
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
function garageCalculator(content: LocalContent, model: AnyModel) {
  const found = measuresOf(model);
  if (found.length === 0) return undefined;
  const measures: Partial<Record<(typeof MEASURES)[number], number>> = {};
  for (const { measure, value } of found) measures[measure] = value;
  return {
    title: model.title,
    drawing: viewsOf(model.id),
    measures,
    sources: sourcesIn(
      content,
      found.map(({ source }) => source),
    ),
    messages: messagesOf(content, ['common', 'calculator', 'fit']),
  };
}

/** A loan for one car: the dealer's price and terms where the settings have both, else the example. */
function loanCalculator(content: LocalContent, model: AnyModel) {
  return { ...loanTerms(content, model.id), messages: messagesOf(content, ['common', 'calculator', 'loan']) };
}

/** The calculators of a car's page; a car without the figures for one has none. */
export function calculators(content: LocalContent, model: AnyModel) {
  return {
    messages: messagesOf(content, ['section']),
    winter: winterCalculator(content, model),
    charging: chargingCalculator(content, model),
    garage: garageCalculator(content, model),
    loan: loanCalculator(content, model),
  };
}

export type Calculators = ReturnType<typeof calculators>;
export type WinterCalculatorData = Exclude<NonNullable<Calculators['winter']>, { refusal: string }>;
export type ChargingCalculatorData = NonNullable<Calculators['charging']>;
export type GarageCalculatorData = NonNullable<Calculators['garage']>;
export type LoanCalculatorData = Calculators['loan'];

/** The messages of the comparison. */
export function compareMessages(content: LocalContent) {
  const { source, sources } = content.messages.specTabs;
  return { ...messagesOf(content, ['common', 'compare']), source, sources };
}
