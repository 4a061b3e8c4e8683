/**
 * How far an electric car goes, as an interval. All figures come from `content/tools/winter.json` with their sources;
 * nothing here invents one.
 *
 *     range = rated × share(temperature) × factor × charge
 *
 * `rated`: km in the WLTP cycle. `share`: a low and a high edge, read along straight lines between measured temperatures.
 * `factor`: of speed on the open road, or of short trips in town. `charge`: the part of the battery that is used, 0 to 1.
 */
import type { Interval } from '#/language/interval.ts';

/** Share of the rated range at a temperature in °C. */
export type Share = { temperature: number; low: number; high: number };

export type WinterFigures = {
  /** Rising temperatures, at least two. */
  shares: Share[];
  /** Town: from `cold` °C down `share`, from `warm` up 1, straight in between. */
  city: { cold: number; warm: number; share: number };
  /** Road: up to `calm` km/h 1, at `fast` km/h `share`; the line goes on beyond. */
  speed: { calm: number; fast: number; share: number };
  /** km, WLTP. */
  rated: number;
};

/** What the visitor asks. Temperature in °C, speed in km/h, charge and reserve in per cent. */
export type Trip = {
  temperature: number;
  where: 'road' | 'city';
  speed: number;
  start: number;
  reserve: number;
  isReturn: boolean;
};

/** What may be asked, both ends included. */
export const TRIP_LIMITS = {
  temperature: { from: -40, to: 35 },
  speed: { from: 50, to: 130 },
  start: { from: 1, to: 100 },
  reserve: { from: 0, to: 50 },
} as const;

/** From here down nothing was measured, in °C. */
export const coldestMeasured = (shares: Share[]) => shares[0]?.temperature ?? Number.NEGATIVE_INFINITY;

const between = (from: number, to: number, part: number) => from + (to - from) * part;

/**
 * The share of the rated range at a temperature. Below the coldest and above the warmest measured one the nearest line
 * goes on; never below 0 or above 1.
 *
 * @throws RangeError with fewer than two shares or a temperature that is no number.
 */
export function shareAt(shares: Share[], temperature: number): Interval {
  if (shares.length < 2 || !Number.isFinite(temperature))
    throw new RangeError('There is no share at this temperature.');
  const next = shares.findIndex((share) => share.temperature >= temperature);
  const right = next === -1 ? shares.length - 1 : Math.max(next, 1);
  const [cold, warm] = [shares[right - 1], shares[right]] as [Share, Share];
  const part = (temperature - cold.temperature) / (warm.temperature - cold.temperature);
  const read = (edge: 'low' | 'high') => Math.min(1, Math.max(0, between(cold[edge], warm[edge], part)));
  return { low: read('low'), high: read('high') };
}

/** What short trips in town leave of the range at a temperature, 0 to 1. */
function cityFactor({ cold, warm, share }: WinterFigures['city'], temperature: number): number {
  const part = Math.min(1, Math.max(0, (temperature - cold) / (warm - cold)));
  return between(share, 1, part);
}

/** What a steady speed in km/h leaves of the range, 0 to 1. */
function speedFactor({ calm, fast, share }: WinterFigures['speed'], speed: number): number {
  return Math.max(0, Math.min(1, 1 - ((1 - share) * (speed - calm)) / (fast - calm)));
}

/** Range on a full battery down to empty, in km, unrounded. */
export function fullRange(
  figures: WinterFigures,
  { temperature, where, speed }: Omit<Trip, 'start' | 'reserve'>,
): Interval {
  const share = shareAt(figures.shares, temperature);
  const factor = where === 'city' ? cityFactor(figures.city, temperature) : speedFactor(figures.speed, speed);
  return { low: figures.rated * share.low * factor, high: figures.rated * share.high * factor };
}

/**
 * Range between the charge at the start and the reserve, in km, unrounded.
 *
 * @returns undefined where the reserve is not below the charge at the start: there is nothing to drive on.
 */
export function usableRange(figures: WinterFigures, trip: Trip): Interval | undefined {
  if (!(trip.start > trip.reserve)) return undefined;
  const { low, high } = fullRange(figures, trip);
  const part = (trip.start - trip.reserve) / 100;
  return { low: low * part, high: high * part };
}

/** `yes`: within the nearer edge of the reach. `tight`: within the farther one. */
export type Verdict = 'yes' | 'tight' | 'no';

/**
 * How far away a goal may be by road, in km: `low` is reached even at the cautious edge with the reserve kept, `high` at the
 * favourable edge or by using the reserve up. There and back halves both.
 */
export function reach(figures: WinterFigures, trip: Trip): Interval {
  const usable = usableRange(figures, trip);
  if (usable === undefined) return { low: 0, high: 0 };
  const emptied = (fullRange(figures, trip).low * trip.start) / 100;
  const ways = trip.isReturn ? 2 : 1;
  return { low: usable.low / ways, high: Math.max(usable.high, emptied) / ways };
}

/** Whether a town `km` away by road is reached; there and back counts twice. */
export function verdictOf(figures: WinterFigures, trip: Trip, km: number): Verdict {
  const { low, high } = reach(figures, trip);
  if (km <= low) return 'yes';
  return km <= high ? 'tight' : 'no';
}

/**
 * Full charges on the way (from the reserve to 100 %), from … to: at the favourable and at the cautious edge.
 *
 * @returns undefined where the car does not move at all.
 */
export function chargesOnTheWay(figures: WinterFigures, trip: Trip, km: number): Interval | undefined {
  const usable = usableRange(figures, trip);
  if (usable === undefined || usable.low <= 0) return undefined;
  const distance = trip.isReturn ? 2 * km : km;
  const full = fullRange(figures, trip);
  const count = (edge: 'low' | 'high') =>
    Math.max(0, Math.ceil((distance - usable[edge]) / ((full[edge] * (100 - trip.reserve)) / 100) - 1e-9));
  return { low: count('high'), high: count('low') };
}

/**
 * What the electricity of a trip costs, in ₮, unrounded: distance ÷ range × battery ÷ (1 − loss) × price.
 *
 * @param battery kWh that the battery gives.
 * @param price ₮ per kWh.
 * @param loss Share that is lost while charging, from … to.
 */
export function tripCost(
  figures: WinterFigures,
  trip: Trip,
  km: number,
  { battery, price, loss }: { battery: number; price: number; loss: number[] },
): Interval | undefined {
  const full = fullRange(figures, trip);
  if (full.low <= 0) return undefined;
  const distance = trip.isReturn ? 2 * km : km;
  const [least = 0, most = 0] = loss;
  return {
    low: ((distance / full.high) * battery * price) / (1 - least),
    high: ((distance / full.low) * battery * price) / (1 - most),
  };
}

/** Kilometres as they are shown: down to the last five, because the interval is no finer and must not promise more. */
export const shownKilometres = (km: number) => Math.floor(km / 5 + 1e-9) * 5;
