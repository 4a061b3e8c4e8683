import { formatNumber, formatTogrog } from './format.ts';

/** A quantity from … to: between a cautious and a favourable edge. */
export type Band = { low: number; high: number };

const join = (low: string, high: string) => (low === high ? low : `${low}–${high}`);

/** Outward to tenths below ten, to whole numbers above: `8.9–10`. */
export function showBand({ low, high }: Band): string {
  const step = (value: number) => (value < 10 ? 10 : 1);
  return join(
    formatNumber(Math.floor(low * step(low) + 1e-9) / step(low)),
    formatNumber(Math.ceil(high * step(high) - 1e-9) / step(high)),
  );
}

/** Outward to whole steps of ₮, hundreds or what is given: `17,900–19,200 ₮`. */
export function showTogrogBand({ low, high }: Band, step = 100): string {
  const [from, to] = [Math.floor(low / step + 1e-9) * step, Math.ceil(high / step - 1e-9) * step];
  return join(from === to ? formatTogrog(to) : formatNumber(from), formatTogrog(to));
}
