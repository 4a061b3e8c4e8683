/** What texts say of range in the cold and of charging at home, by the very formulas of the calculators. */
import { chargeCost, chargingHours, energyPer100, wallEnergy } from '#/formulas/charge.ts';
import { fullRange, shownKilometres } from '#/formulas/range.ts';
import { both } from '#/language/both.ts';
import { type Interval, intervalText } from '#/language/interval.ts';
import type { ChargerId } from '../ids.ts';
import type { Library } from '../library.ts';
import type { Fact, FullModel, PartialModel } from '../schema.ts';
import type { NamedFigure } from './named-figure.ts';

type Model = FullModel | PartialModel;
type Figures = Record<string, NamedFigure>;

/** From where to where a charge goes in the texts, in per cent. */
const CHARGE = { from: 20, to: 80 };

/** The number of a fact; undefined where there is no such fact or it is no single number. */
function numberOf(model: Model, fact: string | undefined): number | undefined {
  const value: Fact['value'] | undefined = fact === undefined ? undefined : model.facts[fact]?.value;
  return typeof value === 'number' ? value : undefined;
}

const interval = (value: Interval, unit: string, step?: number): NamedFigure => ({
  value: both(intervalText(value, step)),
  unit,
});

/** `coldRange`: km on a full charge at the coldest measured temperature, and `coldCityRange` in short trips there. */
export function coldRange(library: Library, model: Model): Figures {
  const { winter } = library.tools;
  const car = winter.cars[model.id];
  const rated = car !== undefined && 'range' in car ? numberOf(model, car.range) : undefined;
  const coldest = winter.shares[0];
  if (rated === undefined || coldest === undefined) return {};
  const figures = { ...winter, rated };
  const ask = { temperature: coldest.temperature, speed: winter.speed.calm, isReturn: false };
  const shown = (where: 'road' | 'city'): NamedFigure => {
    const { low, high } = fullRange(figures, { ...ask, where });
    return { value: { from: shownKilometres(low), to: shownKilometres(high) }, unit: 'km' };
  };
  return { coldRange: shown('road'), coldCityRange: shown('city') };
}

/**
 * For 20–80 % at each charger: `hoursSocket`, `hoursSinglePhase`, `hoursThreePhase`. ₮ for 100 km at the top price, over all
 * chargers: `cost100`, and `cost100Cold` at the coldest measured temperature. `chargerOfDataSheet`: the power in kW that fills the
 * battery in the time of the fact `acChargeFull`, from a wall box.
 */
export function chargingFigures(library: Library, model: Model): Figures {
  const { charging, winter } = library.tools;
  const car = charging.cars[model.id];
  const battery = numberOf(model, car?.battery);
  if (car === undefined || battery === undefined) return {};
  const figures: Figures = {};
  for (const { id, power, loss } of charging.powers) {
    const hours = chargingHours({ battery, power, loss }, CHARGE);
    if (hours !== undefined) figures[HOURS[id]] = interval(hours, 'h');
  }
  const rated = numberOf(model, car.range);
  const coldest = winter.shares[0];
  if (rated !== undefined && coldest !== undefined) {
    const losses = charging.powers.flatMap(({ loss }) => loss);
    const any = { battery, power: 0, loss: [Math.min(...losses), Math.max(...losses)] };
    const { tiers } = charging.tariff;
    const limits = tiers.flatMap(({ upTo }) => upTo ?? []);
    const tariff = { limits, prices: tiers.map(({ price }) => price) };
    const cost = (shares: [number, number]) =>
      interval(chargeCost(tariff, limits.at(-1) ?? 0, energyPer100(any, rated, shares)), '₮', 100);
    figures.cost100 = cost([1, 1]);
    figures.cost100Cold = cost([coldest.low, coldest.high]);
  }
  const hours = numberOf(model, 'acChargeFull');
  const gross = numberOf(model, 'batteryCapacity');
  const box = charging.powers.find(({ id }) => id === 'threePhase');
  if (hours !== undefined && gross !== undefined && box !== undefined) {
    const energy = wallEnergy({ battery: gross, ...box }, { from: 0, to: 100 });
    if (energy !== undefined) {
      const [low, high] = [Math.round(energy.low / hours), Math.round(energy.high / hours)];
      figures.chargerOfDataSheet = { value: low === high ? low : { from: low, to: high }, unit: 'kW' };
    }
  }
  return figures;
}

const HOURS: Record<ChargerId, string> = {
  socket: 'hoursSocket',
  singlePhase: 'hoursSinglePhase',
  threePhase: 'hoursThreePhase',
};
