import type { ChargingCalculatorData } from '#/catalogue/calculators.ts';
import { chargeCost, energyPer100 } from '#/formulas/charge.ts';
import type { Interval } from '#/language/interval.ts';
import type { ChargeQuestion } from './charge-link.ts';

/**
 * ₮ for 100 km, at the price of the kWh that come next in the month; undefined where the car's range is not published.
 *
 * @param shares What the cold leaves of the range; without it, the rated range.
 */
export function costPer100(
  data: ChargingCalculatorData,
  question: ChargeQuestion,
  shares: number[] = [1, 1],
): Interval | undefined {
  const power = data.powers.find((each) => each.power === question.power);
  const [low = 1, high = 1] = shares;
  if (data.rated === undefined || power === undefined) return undefined;
  const energy = energyPer100({ battery: data.battery, ...power }, data.rated, [low, high]);
  return chargeCost({ limits: data.tariff.limits, prices: question.prices }, question.used, energy);
}
