import type { GarageCalculatorData } from '#/catalogue/calculators.ts';
import { formatNumber } from '#/language/format.ts';
import type { CalculatorTableData } from '../Calculator/CalculatorTable.tsx';

/** The car's published measures in centimetres, as they stand beside a tape measure. */
export function garageTable({ messages, measures }: GarageCalculatorData): CalculatorTableData {
  const rows = [
    { head: messages.carLength, measure: measures.length },
    { head: messages.carWidth, measure: measures.width },
    { head: messages.carHeight, measure: measures.height },
  ];
  return {
    columns: [messages.car, messages.centimetres],
    rows: rows.map(({ head, measure }) => ({
      head,
      cells: [measure === undefined ? { lines: [messages.unknown] } : { result: formatNumber(measure / 10) }],
    })),
    note: messages.mirrors,
  };
}
