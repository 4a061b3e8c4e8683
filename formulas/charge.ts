/**
 * Charging at home. The figures come from `content/tools/charging.json` with their sources.
 *
 *     from the wall = battery × (to − from) ÷ (1 − loss)        kWh
 *     time          = from the wall ÷ power                     h
 *     cost          = what the month's kWh cost with the charge, less what they cost without it        ₮
 *
 * The loss is an interval, so every result is one.
 */
import type { Interval } from '#/language/interval.ts';

type ChargeFigures = {
  /** kWh that the battery gives. */
  battery: number;
  /** At the plug, in kW. */
  power: number;
  /** Share that is lost while charging, from … to, both below 1. */
  loss: number[];
};

/** Per cent. */
export type Charge = { from: number; to: number };

type Tariff = {
  /** kWh of a month up to which the first prices count, rising. */
  limits: number[];
  /** ₮ per kWh: one for each limit, and one for all above. */
  prices: number[];
};

/**
 * Energy taken from the wall, in kWh.
 *
 * @returns undefined where `to` is not above `from`.
 */
export function wallEnergy({ battery, loss }: ChargeFigures, { from, to }: Charge): Interval | undefined {
  if (!(to > from)) return undefined;
  const [least = 0, most = least] = loss;
  const energy = (battery * (to - from)) / 100;
  return { low: energy / (1 - least), high: energy / (1 - most) };
}

/** Hours at the plug; undefined where `to` is not above `from`. */
export function chargingHours(figures: ChargeFigures, charge: Charge): Interval | undefined {
  const energy = wallEnergy(figures, charge);
  return energy && { low: energy.low / figures.power, high: energy.high / figures.power };
}

/** What `energy` kWh in one month cost, in ₮: each price counts for the kWh of its own tier. */
export function monthCost({ limits, prices }: Tariff, energy: number): number {
  return prices.reduce((sum, price, tier) => {
    const from = tier === 0 ? 0 : (limits[tier - 1] ?? Number.POSITIVE_INFINITY);
    const to = limits[tier] ?? Number.POSITIVE_INFINITY;
    return sum + price * Math.max(0, Math.min(energy, to) - from);
  }, 0);
}

/** What a charge costs on top of the `used` kWh of the month, in ₮. */
export function chargeCost(tariff: Tariff, used: number, energy: Interval): Interval {
  const before = monthCost(tariff, used);
  return {
    low: monthCost(tariff, used + energy.low) - before,
    high: monthCost(tariff, used + energy.high) - before,
  };
}

/**
 * Energy from the wall for 100 km, in kWh: battery ÷ range × 100 ÷ (1 − loss).
 *
 * @param rated km on a full battery.
 * @param shares What a temperature leaves of them, from … to; [1, 1] for the rated range itself.
 */
export function energyPer100({ battery, loss }: ChargeFigures, rated: number, [low, high]: [number, number]): Interval {
  const [least = 0, most = least] = loss;
  const rate = (battery / rated) * 100;
  return { low: rate / high / (1 - least), high: rate / low / (1 - most) };
}

/**
 * Electricity against petrol for 100 km, in ₮: what is saved, from … to.
 *
 * @returns `less` where electricity is cheaper at both edges, `more` where it is dearer at both, else `open`.
 */
export function againstPetrol(
  electric: Interval,
  petrol: number,
): { verdict: 'less' | 'more' | 'open'; difference: Interval } {
  if (petrol >= electric.high)
    return { verdict: 'less', difference: { low: petrol - electric.high, high: petrol - electric.low } };
  if (petrol <= electric.low)
    return { verdict: 'more', difference: { low: electric.low - petrol, high: electric.high - petrol } };
  return { verdict: 'open', difference: { low: 0, high: 0 } };
}
