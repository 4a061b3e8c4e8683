/**
 * A car in a garage. Lengths in millimetres; what is not published of the car is undefined and stays unknown.
 *
 *     left in length = garage − car        left on each side = (garage − car) ÷ 2        left above = gate − car
 */

export type Measures = { length?: number | undefined; width?: number | undefined; height?: number | undefined };
export type Garage = { length: number; width: number; height: number };

/** Garages that may be asked for, in centimetres. */
export const GARAGE_LIMITS = {
  length: { from: 200, to: 2000 },
  width: { from: 120, to: 1500 },
  height: { from: 120, to: 800 },
} as const;

/**
 * What we assume that people need, in mm: room beside one open door, a hand's breadth on the other side, a step in front of
 * the car, and air above it. The page says so beside its verdict.
 */
export const NEEDED = { door: 600, wall: 100, length: 300, above: 50 } as const;

/** What is left, in mm (negative: that much is missing); undefined where the car's measure is unknown. */
type Room = { length: number | undefined; side: number | undefined; above: number | undefined };

/** The room that the car leaves. */
export function roomLeft(car: Measures, garage: Garage): Room {
  return {
    length: car.length === undefined ? undefined : garage.length - car.length,
    side: car.width === undefined ? undefined : (garage.width - car.width) / 2,
    above: car.height === undefined ? undefined : garage.height - car.height,
  };
}

/**
 * `no` as soon as one known measure is too large. `tight` where the car goes in, but what people need beside it (`NEEDED`) is
 * not left. `yes` only where all three measures are known; else `unknown`.
 */
export function garageVerdict({ length, side, above }: Room): 'yes' | 'tight' | 'no' | 'unknown' {
  const room = [length, side, above];
  if (room.some((left) => left !== undefined && left < 0)) return 'no';
  const isTight =
    (length ?? NEEDED.length) < NEEDED.length ||
    (side !== undefined && 2 * side < NEEDED.door + NEEDED.wall) ||
    (above ?? NEEDED.above) < NEEDED.above;
  if (isTight) return 'tight';
  return room.includes(undefined) ? 'unknown' : 'yes';
}

/** Centimetres as they are shown: rounded down, so that nothing is promised that is not there. */
export const shownCentimetres = (millimetres: number) => Math.floor(millimetres / 10);
