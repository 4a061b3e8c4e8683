import { formatNumber, formatTogrog } from './format.ts';

/** A quantity from … to: between a cautious and a favourable edge. */
export type Interval = { low: number; high: number };

const join = (low: string, high: string) => (low === high ? low : `${low}–${high}`);

/**
 * An interval without its unit: outward to whole steps of what is given, or else to tenths below ten and to whole numbers
 * above: `8.9–10`.
 */
export function intervalText({ low, high }: Interval, step?: number): string {
  const parts = (value: number) => (step === undefined ? (value < 10 ? 10 : 1) : 1 / step);
  return join(
    formatNumber(Math.floor(low * parts(low) + 1e-9) / parts(low)),
    formatNumber(Math.ceil(high * parts(high) - 1e-9) / parts(high)),
  );
}

/** Outward to whole steps of ₮, hundreds or what is given: `17,900–19,200 ₮`. */
export function showTogrogInterval({ low, high }: Interval, step = 100): string {
  const [from, to] = [Math.floor(low / step + 1e-9) * step, Math.ceil(high / step - 1e-9) * step];
  return join(from === to ? formatTogrog(to) : formatNumber(from), formatTogrog(to));
}
