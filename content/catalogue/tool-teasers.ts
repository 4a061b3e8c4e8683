import { chargingHours } from '#/formulas/charge.ts';
import { fullRange, shownKilometres } from '#/formulas/range.ts';
import { showBand } from '#/language/band.ts';
import { fillIn } from '#/language/fill-in.ts';
import { formatNumber, formatRange } from '#/language/format.ts';
import { type Locale, localePath } from '#/language/locales.ts';
import { chargingCalculator, fitCalculator, winterCalculator } from './calculators.ts';
import { content } from './checked-content.ts';
import { type AnyModel, getModelById } from './models.ts';

/** A January night in Ulaanbaatar, in °C. */
const WINTER = -25;
/** A single-phase wall box, in kW. */
const WALL_BOX = 7;
const CHARGE = { from: 20, to: 80 };

/** An example with its unit (a key of `content/units.ts`), and what the text beside it says of it. */
type Example = { figure: string; unit: string; values: Record<string, string> };

/**
 * What the home page shows of the calculators: one example of each, calculated as on the car's page, and the way there. A
 * calculator that has no answer for the car is left out.
 */
export function toolTeasers(locale: Locale) {
  const { tools } = content.pages.home;
  const model = getModelById(tools.model);
  const examples = { winter: winterExample(model), charging: chargingExample(model), fit: fitExample(model) };
  return (['winter', 'charging', 'fit'] as const).flatMap((id) => {
    const example = examples[id];
    if (example === undefined) return [];
    return {
      id,
      question: tools[id].question[locale],
      figure: example.figure,
      unit: content.units[example.unit]?.[locale] ?? '',
      text: fillIn(tools[id].text[locale], { model: model.title, ...example.values }),
      address: `${localePath(model.path, locale)}#${id}`,
    };
  });
}

function winterExample({ id }: AnyModel): Example | undefined {
  const figures = winterCalculator(content, id, 'mn');
  if (figures === undefined || !('rated' in figures)) return undefined;
  const { rated, shares, city, speed } = figures;
  const trip = { temperature: WINTER, where: 'road', speed: speed.calm, isReturn: false } as const;
  const { low, high } = fullRange({ rated, shares, city, speed }, trip);
  const values = { temperature: formatNumber(WINTER), speed: formatNumber(speed.calm) };
  return { figure: formatRange(shownKilometres(low), shownKilometres(high)), unit: 'km', values };
}

function chargingExample({ id }: AnyModel): Example | undefined {
  const figures = chargingCalculator(content, id, 'mn');
  const power = figures?.powers.find((each) => each.power === WALL_BOX);
  const hours = figures && power && chargingHours({ battery: figures.battery, ...power }, CHARGE);
  if (hours === undefined) return undefined;
  const values = {
    power: formatNumber(WALL_BOX),
    from: formatNumber(CHARGE.from),
    to: formatNumber(CHARGE.to),
  };
  return { figure: showBand(hours), unit: 'h', values };
}

function fitExample(model: AnyModel): Example | undefined {
  const { length, width } = fitCalculator(content, model, 'mn')?.measures ?? {};
  if (length === undefined || width === undefined) return undefined;
  return { figure: `${formatNumber(length)} × ${formatNumber(width)}`, unit: 'mm', values: {} };
}
