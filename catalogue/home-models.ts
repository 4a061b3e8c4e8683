import { factRow, valueText } from './fact-row.ts';
import type { LocalContent } from './in-locale.ts';
import { modelCard } from './model-card.ts';
import { type AnyModel, allModels, type Fact } from './models.ts';
import { offer } from './offer.ts';

/** By what the home page's cars can be chosen: a car has a kind if its published figures say so, which they do alike in all languages. */
const KINDS = {
  electric: ({ drivetrain }: AnyModel) => drivetrain === 'electric',
  petrol: ({ drivetrain }: AnyModel) => drivetrain === 'petrol',
  hybrid: ({ drivetrain }: AnyModel) => drivetrain === 'hybrid',
  fourWheelDrive: (model: AnyModel) => /4WD/.test(wordsOf(model, 'drive')),
  sevenSeats: (model: AnyModel) => /\b7\b/.test(wordsOf(model, 'seats')),
};
export type Kind = keyof typeof KINDS;

/** The first of a car's figures of a kind. */
const factOf = ({ facts }: AnyModel, spec: string) => Object.values<Fact>(facts).find((fact) => fact.spec === spec);

/** A fact's value as text to look something up in: "5 or 7", "180–230". */
function wordsOf(model: AnyModel, spec: string): string {
  const fact = factOf(model, spec);
  return fact === undefined ? '' : valueText(fact);
}

/** The number by which cars are put in order; of a range the lower end, because it is always there. */
function numberOf(fact: Fact | undefined): number | undefined {
  if (typeof fact?.value === 'number') return fact.value;
  return fact !== undefined && typeof fact.value === 'object' && 'from' in fact.value ? fact.value.from : undefined;
}

/** A car's place, from 1, when cars are in the order of a figure; cars without the figure come last, in the order of menus. */
function placesBy(models: AnyModel[], spec: string, direction: 'rising' | 'falling'): Map<string, number> {
  const sign = direction === 'rising' ? 1 : -1;
  const key = (model: AnyModel) => {
    const number = numberOf(factOf(model, spec));
    return number === undefined ? Number.POSITIVE_INFINITY : sign * number;
  };
  // Infinity minus itself is not a number: two cars without the figure keep their order.
  const sorted = models.toSorted((one, other) => (key(one) === key(other) ? 0 : key(one) - key(other)));
  return new Map(sorted.map(({ id }, at) => [id, at + 1]));
}

/** The home page's cars with what each can be chosen and put in order by, and the kinds that some cars have and others not. */
export function homeModels(content: LocalContent) {
  const models = allModels(content);
  const shortest = placesBy(models, 'length', 'rising');
  const highest = placesBy(models, 'groundClearance', 'falling');
  const kindsOf = (model: AnyModel) => (Object.keys(KINDS) as Kind[]).filter((kind) => KINDS[kind](model));
  const counts = (Object.keys(KINDS) as Kind[])
    .map((kind) => ({ kind, count: models.filter((model) => kindsOf(model).includes(kind)).length }))
    .filter(({ count }) => count > 0 && count < models.length);
  return {
    kinds: counts,
    models: models.map((model) => {
      const { price, hasPrice } = offer(content, model.id);
      return {
        ...modelCard(content, model),
        line: lineOf(content, model),
        points: model.points.slice(0, 2),
        measures: (['seats', 'length', 'groundClearance'] as const).flatMap((spec) => measureOf(content, model, spec)),
        kinds: kindsOf(model),
        places: { length: shortest.get(model.id) ?? models.length, clearance: highest.get(model.id) ?? models.length },
        ...(hasPrice && { price }),
      };
    }),
  };
}

/** "SUV · Electric · 4WD": as far as it is published; the sign in brackets stands for its words. No line begins with a dot. */
function lineOf({ pages }: LocalContent, model: AnyModel): string {
  const [body, drive] = ['body', 'drive'].map((spec) => {
    const fact = factOf(model, spec);
    return fact && valueText(fact);
  });
  const words = [body, pages.home.filter[model.drivetrain], drive?.match(/\((.+)\)/)?.[1] ?? drive];
  return words.filter((word) => word !== undefined).join('\u00a0· ');
}

function measureOf(content: LocalContent, model: AnyModel, spec: string): { label: string; value: string }[] {
  const fact = factOf(model, spec);
  if (fact === undefined) return [];
  const { label, value, unit } = factRow(content, fact);
  return [{ label, value: unit === undefined ? value : `${value}\u00a0${unit}` }];
}
