import { readNumber } from '../../design/Field/read-number.ts';

/** The parameter of the URL: `?charge=…`. */
export const PARAMETER = 'charge';

/** What the visitor asks of home charging. Prices in ₮; petrol is undefined until it is typed. */
export type ChargeQuestion = {
  /** kW, one of the offered powers. */
  power: number;
  from: number;
  to: number;
  used: number;
  prices: [number, number, number];
  petrol: number | undefined;
  consumption: number | undefined;
};

const NAMES = ['power', 'from', 'to', 'used', 'price0', 'price1', 'price2', 'petrol', 'consumption'] as const;

/** The same as it stands in the fields, in the order in which the URL has them. */
export type ChargeFields = Record<(typeof NAMES)[number], string>;

/** The fields for the price of each tier, from the cheapest. */
export const PRICES = ['price0', 'price1', 'price2'] as const;

/** What may be typed, both ends included. */
export const CHARGE_LIMITS = {
  percent: { from: 0, to: 100 },
  used: { from: 0, to: 20_000 },
  price: { from: 1, to: 5_000 },
  petrol: { from: 100, to: 20_000 },
  consumption: { from: 1, to: 40 },
} as const;

const LIMITS = {
  from: CHARGE_LIMITS.percent,
  to: CHARGE_LIMITS.percent,
  used: CHARGE_LIMITS.used,
  price0: CHARGE_LIMITS.price,
  price1: CHARGE_LIMITS.price,
  price2: CHARGE_LIMITS.price,
  petrol: CHARGE_LIMITS.petrol,
  consumption: CHARGE_LIMITS.consumption,
};

/** The question that the fields ask; undefined while one that it needs cannot be read. Petrol may stay empty. */
export function chargeQuestion(fields: ChargeFields): ChargeQuestion | undefined {
  const read = (name: keyof typeof LIMITS) => readNumber(fields[name], LIMITS[name]).value;
  const [from, to, used] = [read('from'), read('to'), read('used')];
  const [first, second, third] = [read('price0'), read('price1'), read('price2')];
  if (from === undefined || to === undefined || used === undefined || to <= from) return undefined;
  if (first === undefined || second === undefined || third === undefined) return undefined;
  return {
    power: Number(fields.power),
    from,
    to,
    used,
    prices: [first, second, third],
    petrol: read('petrol'),
    consumption: read('consumption'),
  };
}

/**
 * Reads `?charge=7,20,80,300,175,256,285,2500,7.1`. URLs are untrusted input: every part that is no plain number within its
 * limits becomes its own default, and so do both per cents where the charge would not rise.
 *
 * @returns undefined where the URL asks nothing.
 */
export function readCharge(query: string, first: ChargeFields, powers: number[]): ChargeFields | undefined {
  const text = new URLSearchParams(query).get(PARAMETER);
  if (text === null) return undefined;
  const parts = text.slice(0, 120).split(',');
  const fields = { ...first };
  for (const [at, name] of NAMES.entries()) {
    const part = parts[at] ?? '';
    const isRead = name === 'power' ? powers.map(String).includes(part) : isWithin(part, LIMITS[name]);
    if (isRead) fields[name] = part;
  }
  return Number(fields.to) > Number(fields.from) ? fields : { ...fields, from: first.from, to: first.to };
}

function isWithin(text: string, { from, to }: { from: number; to: number }): boolean {
  return /^\d{1,6}(\.\d{1,6})?$/.test(text) && Number(text) >= from && Number(text) <= to;
}

/** The value of `charge` in the URL that asks this question again; undefined while a field cannot be read. */
export function chargeValue(fields: ChargeFields): string | undefined {
  const question = chargeQuestion(fields);
  if (question === undefined) return undefined;
  const { power, from, to, used, prices, petrol, consumption } = question;
  return [power, from, to, used, ...prices, petrol ?? '', consumption ?? ''].join(',');
}
