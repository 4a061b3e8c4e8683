/**
 * Every figure that a text may name: `{voyah-free.rangeWltp}` is the fact `rangeWltp` of the Voyah Free. Besides the cars'
 * facts there are the figures of the calculators and what follows from both; nothing is written twice.
 */
import { both } from '#/language/both.ts';
import { formatNumber } from '#/language/format.ts';
import { LOCALES, type Text } from '#/language/locales.ts';
import type { Library } from '../library.ts';
import type { Fact } from '../schema.ts';
import { chargingFigures, coldRange } from './calculated-figures.ts';
import { loanFigures } from './loan-terms.ts';
import type { NamedFigure, NamedFigures } from './named-figure.ts';

/**
 * The figures of the content, by group (a car, `paint`, `winter`, `tariff`, `charging`, `site`) and name. One whose value is not
 * filled in is not among them: in the editor a field is empty for a moment, and content that has a mistake is read as well.
 */
export function namedFigures(library: Library): NamedFigures {
  const { winter, charging } = library.tools;
  const coldest = winter.shares[0];
  const { tariff } = charging;
  const cars = Object.values(library.models).map((model) => [
    model.id,
    {
      ...Object.fromEntries(
        Object.entries(model.facts).map(([name, { spec, value }]) => [
          name,
          { value, unit: library.specs[spec]?.unit },
        ]),
      ),
      ...coldRange(library, model),
      ...chargingFigures(library, model),
      ...loanFigures(library, model.id),
    },
  ]);
  return filledIn({
    ...Object.fromEntries(cars),
    site: {
      brands: { value: Object.keys(library.brands).length },
      models: { value: Object.keys(library.models).length },
      colours: { value: library.paints.length },
      /** In the order of the swatches. */
      colourNames: { value: listed(library.paints.map(({ name }) => name)) },
    },
    /** The names of the paints by their numbers. */
    paint: Object.fromEntries(library.paints.map(({ index, name }) => [index, { value: name }])),
    winter: {
      cars: { value: winter.test.cars },
      coldest: degrees(winter.test.coldest),
      mean: percent(winter.test.mean),
      /** The temperature to which the shares below belong. */
      measured: degrees(coldest?.temperature ?? 0),
      worst: percent(coldest?.low ?? 0),
      best: percent(coldest?.high ?? 0),
    },
    tariff: {
      first: { value: tariff.tiers[0]?.price ?? 0, unit: '₮' },
      second: { value: tariff.tiers[1]?.price ?? 0, unit: '₮' },
      top: { value: tariff.tiers[2]?.price ?? 0, unit: '₮' },
      firstLimit: { value: tariff.tiers[0]?.upTo ?? 0, unit: 'kWh' },
      secondLimit: { value: tariff.tiers[1]?.upTo ?? 0, unit: 'kWh' },
      average: { value: tariff.average, unit: 'kWh' },
      since: { value: tariff.since },
    },
    charging: Object.fromEntries(charging.powers.map(({ id, power }) => [id, { value: power, unit: 'kW' }])),
  });
}

const filledIn = (groups: NamedFigures): NamedFigures =>
  Object.fromEntries(
    Object.entries(groups).map(([group, figures]) => [
      group,
      Object.fromEntries(Object.entries(figures).filter(([, { value }]) => isFilledIn(value))),
    ]),
  );

/** Whether a value can be read. The types promise it; a file that is being edited need not hold it. */
export function isFilledIn(value: Fact['value'] | null | undefined): boolean {
  if (typeof value !== 'object' || value === null) return typeof value === 'number';
  if ('from' in value) return typeof value.from === 'number' && typeof value.to === 'number';
  return LOCALES.every((locale) => typeof value[locale] === 'string');
}

/** Texts one after the other: "Snow White, Cloud Blue". */
const listed = (texts: Text[]): Text =>
  Object.fromEntries(LOCALES.map((locale) => [locale, texts.map((text) => text[locale]).join(', ')])) as Text;

/** With the sign that typesetters use: −31. */
const degrees = (value: number): NamedFigure => ({ value: both(formatNumber(value)), unit: '°C' });

const percent = (share: number): NamedFigure => ({ value: Math.round(share * 100), unit: '%' });

/** A figure as it stands in a text, without its unit: `4,905`, `180–230`, or its words. */
export function figureText({ value }: NamedFigure): Text {
  if (typeof value === 'number') return both(formatNumber(value));
  if ('from' in value) return both(`${formatNumber(value.from)}–${formatNumber(value.to)}`);
  return value;
}
