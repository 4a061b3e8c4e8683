import type { WinterCalculatorData } from '#/catalogue/calculators.ts';
import { fullRange, shownKilometres, type Trip, verdictOf } from '#/formulas/range.ts';
import { formatNumber } from '#/language/format.ts';
import type { CalculatorTableData } from '../Calculator/CalculatorTable.tsx';
import { shortName } from './short-name.ts';

const TEMPERATURES = [-40, -30, -20, -10, 0, 10, 20, 35];

const trip = (temperature: number, isReturn = false): Trip => ({
  temperature,
  where: 'road',
  speed: 90,
  start: 100,
  reserve: 15,
  isReturn,
});

/** Range and towns by temperature, for the usual trip. */
export function winterTable(data: WinterCalculatorData): CalculatorTableData {
  const { messages, towns } = data;
  const reached = (temperature: number, isReturn: boolean) =>
    towns
      .filter(({ km }) => verdictOf(data, trip(temperature, isReturn), km) === 'yes')
      .map(({ name }) => shortName(name))
      .join(', ') || messages.tableNone;
  return {
    columns: ['°C', messages.tableRange, messages.tableOneWay, messages.tableBack],
    rows: TEMPERATURES.map((temperature) => {
      const { low, high } = fullRange(data, trip(temperature));
      return {
        head: `${formatNumber(temperature)}°`,
        cells: [
          { result: `${shownKilometres(low)}–${shownKilometres(high)} ${messages.km}` },
          { lines: [reached(temperature, false)] },
          { lines: [reached(temperature, true)] },
        ],
      };
    }),
    note: `${data.basis} ${messages.tableNote}`,
  };
}
