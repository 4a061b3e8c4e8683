/** What the visitor asks of home charging. Prices in ₮; petrol is undefined until it is typed. */
export type ChargeQuestion = {
  /** kW, one of the offered powers. */
  power: number;
  from: number;
  to: number;
  used: number;
  prices: number[];
  petrol: number | undefined;
  consumption: number;
};

/** What may be typed, both ends included. */
export const CHARGE_LIMITS = {
  percent: { from: 0, to: 100 },
  used: { from: 0, to: 20_000 },
  price: { from: 1, to: 5_000 },
  petrol: { from: 100, to: 20_000 },
  consumption: { from: 1, to: 40 },
} as const;

/**
 * Reads `?charge=7,20,80,300,175,256,285,2500,7.1`. Addresses come from strangers: every part that is not a plain number
 * within its limits falls back to its own default.
 *
 * @returns undefined where the address asks nothing.
 */
export function readCharge(query: string, first: ChargeQuestion, powers: number[]): ChargeQuestion | undefined {
  const text = new URLSearchParams(query).get('charge');
  if (text === null) return undefined;
  const parts = text.slice(0, 120).split(',');
  const tiers = first.prices.length;
  const power = Number(parts[0]);
  return {
    power: powers.includes(power) ? power : first.power,
    from: part(parts[1], CHARGE_LIMITS.percent) ?? first.from,
    to: part(parts[2], CHARGE_LIMITS.percent) ?? first.to,
    used: part(parts[3], CHARGE_LIMITS.used) ?? first.used,
    prices: first.prices.map((price, tier) => part(parts[4 + tier], CHARGE_LIMITS.price) ?? price),
    petrol: part(parts[4 + tiers], CHARGE_LIMITS.petrol) ?? first.petrol,
    consumption: part(parts[5 + tiers], CHARGE_LIMITS.consumption) ?? first.consumption,
  };
}

function part(text: string | undefined, { from, to }: { from: number; to: number }): number | undefined {
  if (text === undefined || !/^\d{1,6}(\.\d{1,6})?$/.test(text)) return undefined;
  const value = Number(text);
  return value >= from && value <= to ? value : undefined;
}

/** The value of `charge` in the address that asks this question again. */
export function chargeValue({ power, from, to, used, prices, petrol, consumption }: ChargeQuestion): string {
  return [power, from, to, used, ...prices, petrol ?? '', consumption].join(',');
}
