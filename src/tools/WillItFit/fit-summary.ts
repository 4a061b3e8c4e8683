import { formatNumber } from '#/language/format.ts';
import type { ToolBoxWords } from '../Tool/ToolBox.tsx';
import type { FitData } from './fit-data.ts';

/** What a page carries of the garage calculator: the car's measures as a table; the rest comes with the calculator. */
export type FitSummary = {
  heading: string;
  lead: string;
  table: { label: string; rows: { label: string; value?: string }[]; unknown: string; note: string };
  words: ToolBoxWords;
};

/** The car's published measures in centimetres, as they stand beside a tape measure. Made at build. */
export function summariseFit({ words, measures, sources }: FitData): FitSummary {
  const { heading, lead, open, loading, table, failed, retry, details } = words;
  const rows = [
    { label: words.carLength, measure: measures.length },
    { label: words.carWidth, measure: measures.width },
    { label: words.carHeight, measure: measures.height },
  ];
  return {
    heading,
    lead,
    table: {
      label: words.car,
      rows: rows.map(({ label, measure }) => ({ label, ...(measure && { value: formatNumber(measure / 10) }) })),
      unknown: words.unknown,
      note: `${words.mirrors} ${words.source}: ${sources.map(({ title }) => title).join('; ')}.`,
    },
    words: { open, loading, table, failed, retry, details },
  };
}
