import { formatNumber, formatTogrog } from '../../language/format.ts';
import type { Band } from './charge.ts';

const join = (low: string, high: string) => (low === high ? low : `${low}–${high}`);

/** Outward to tenths below ten, to whole numbers above: `8.9–10`. */
export function showBand({ low, high }: Band): string {
  const step = (value: number) => (value < 10 ? 10 : 1);
  return join(
    formatNumber(Math.floor(low * step(low) + 1e-9) / step(low)),
    formatNumber(Math.ceil(high * step(high) - 1e-9) / step(high)),
  );
}

/** Outward to whole hundreds of ₮: `17,900–19,200 ₮`. */
export function showTogrogBand({ low, high }: Band): string {
  const [from, to] = [Math.floor(low / 100 + 1e-9) * 100, Math.ceil(high / 100 - 1e-9) * 100];
  return join(from === to ? formatTogrog(to) : formatNumber(from), formatTogrog(to));
}
