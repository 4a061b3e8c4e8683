import type { ModelId } from '#/content/ids.ts';

/** One published value, ready to be read; `note` is its test cycle, variant or condition. */
export type ComparedValue = {
  value: string;
  note?: string;
  /** The place of its source in the list of the comparison, from 1; what the dealer offers has none. */
  source?: number;
};
/** A car without a cell has no published value; `null` says that the figure does not apply to it (a petrol car's battery). */
export type ComparedRow = { spec: string; label: string; cells: Partial<Record<ModelId, ComparedValue[] | null>> };
export type ComparedGroup = { id: 'offer' | 'size' | 'drive' | 'performance' | 'other'; rows: ComparedRow[] };
