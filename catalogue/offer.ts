import { amountOf } from '#/content/figures/loan-terms.ts';
import type { ModelId } from '#/content/ids.ts';
import type { CarOffer } from '#/content/schema.ts';
import { instalment } from '#/formulas/loan.ts';
import { fillIn } from '#/language/fill-in.ts';
import { formatNumber, formatTogrog } from '#/language/format.ts';
import type { LocalContent } from './in-locale.ts';

/** What the dealer offers for one car, ready to be read. A part that the settings do not hold is missing. */
export type Offer = {
  /** "189,900,000 ₮", "From 189,900,000 ₮", or that the price is given on request. */
  price: string;
  /** Whether `price` is an amount; else phone and hours belong beside it. */
  hasPrice: boolean;
  /** In stock, or how long an order takes. */
  delivery?: string;
  /** What is covered, and for how long. */
  warranty?: { label: string; value: string }[];
  /** An example instalment. */
  loan?: string;
  service?: string;
  testDrive?: string;
};

/** What the settings hold for a car; nothing where they do not name it. */
export const settingsOf = ({ dealer }: LocalContent, id: ModelId): CarOffer => dealer.cars?.[id] ?? {};

/** Price, delivery, warranty, loan, service and test drive of a car. */
export function offer(content: LocalContent, id: ModelId): Offer {
  const settings = settingsOf(content, id);
  const messages = content.messages.offer;
  const say = (text: keyof typeof messages, values: Record<string, string> = {}) => fillIn(messages[text], values);
  const amount = amountOf(settings);
  const warranty = warrantyRows(content, settings);
  const { loan, service } = content.dealer;
  return {
    price: amount === undefined ? say('onRequest') : priceText(content, settings, amount),
    hasPrice: amount !== undefined,
    ...deliveryOf(content, settings),
    ...(warranty.length > 0 && { warranty }),
    ...(amount !== undefined &&
      loan !== undefined && {
        loan: say('loan', {
          downPayment: percent(loan.downPayment),
          rate: percent(loan.monthlyRate),
          months: formatNumber(loan.months),
          instalment: formatTogrog(Math.ceil(instalment(amount, loan) / 1000) * 1000),
        }),
      }),
    ...(service !== undefined && { service }),
    ...(settings.testDrive && { testDrive: say('testDrive') }),
  };
}

/** Per cent without more decimals than it has: 0.018 is "1.8". */
const percent = (share: number) => formatNumber(Number((share * 100).toFixed(2)));

function priceText({ messages }: LocalContent, { price }: CarOffer, amount: number): string {
  const text = formatTogrog(amount);
  return typeof price === 'object' ? fillIn(messages.offer.from, { price: text }) : text;
}

function deliveryOf(content: LocalContent, { inStock, deliveryWeeks }: CarOffer): { delivery?: string } {
  const messages = content.messages.offer;
  const weeks =
    deliveryWeeks &&
    (deliveryWeeks.from === deliveryWeeks.to
      ? formatNumber(deliveryWeeks.from)
      : `${formatNumber(deliveryWeeks.from)}–${formatNumber(deliveryWeeks.to)}`);
  const order = weeks && fillIn(messages[weeks === '1' ? 'deliveryWeek' : 'deliveryWeeks'], { weeks });
  if (inStock) return { delivery: order ? `${messages.inStock}. ${order}` : messages.inStock };
  return order ? { delivery: order } : {};
}

function warrantyRows(content: LocalContent, { warranty }: CarOffer): { label: string; value: string }[] {
  const messages = content.messages.offer;
  return (['car', 'battery'] as const).flatMap((part) => {
    const term = warranty?.[part];
    if (term === undefined) return [];
    const [one, more] = term.km === undefined ? (['year', 'years'] as const) : (['yearAndKm', 'yearsAndKm'] as const);
    const value = fillIn(messages[term.years === 1 ? one : more], {
      years: formatNumber(term.years),
      km: term.km === undefined ? undefined : formatNumber(term.km),
    });
    return [{ label: messages[part === 'car' ? 'warrantyCar' : 'warrantyBattery'], value }];
  });
}
