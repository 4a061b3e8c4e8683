import { fullRange, shareAt, shownKilometres, type Trip, verdictOf } from '#/formulas/range.ts';
import { fillIn } from '#/language/fill-in.ts';
import { formatNumber } from '#/language/format.ts';
import type { ToolBoxWords } from '../Tool/ToolBox.tsx';
import type { ToolTableData } from '../Tool/ToolTable.tsx';
import { isKnown, shortName, type WinterData } from './winter-data.ts';

/** What a page carries of the winter range; the figures come with the calculator. */
export type WinterSummary = {
  heading: string;
  lead: string;
  /** Why nothing is reckoned for this car; then there is no calculator. */
  refusal?: string;
  table: ToolTableData;
  words: ToolBoxWords;
};

const TEMPERATURES = [-40, -30, -20, -10, 0, 10, 20, 35];

const trip = (temperature: number, isReturn = false): Trip => ({
  temperature,
  where: 'road',
  speed: 90,
  start: 100,
  reserve: 15,
  isReturn,
});

/** Range and towns by temperature, for the usual trip: made at build, so that the page needs no arithmetic of its own. */
export function summariseWinter(data: WinterData): WinterSummary {
  const { words, towns, mainSources } = data;
  const { heading, lead, open, loading, table, failed, retry, details } = words;
  const sources = `${words.source}: ${mainSources}.`;
  const head = { heading, lead, words: { open, loading, table, failed, retry, details } };
  const rowsOf = (cells: (temperature: number) => ToolTableData['rows'][number]['cells']) =>
    TEMPERATURES.map((temperature) => ({ head: `${formatNumber(temperature)}°`, cells: cells(temperature) }));

  if (!isKnown(data)) {
    const rows = rowsOf((temperature) => {
      const { low, high } = shareAt(data.shares, temperature);
      const percent = (share: number) => String(Math.floor(share * 100));
      return [{ figure: fillIn(words.tableShareValue, { low: percent(low), high: percent(high) }) }];
    });
    return { ...head, refusal: data.refusal ?? '', table: { columns: ['°C', words.tableShare], rows, note: sources } };
  }

  const reached = (temperature: number, isReturn: boolean) =>
    towns
      .filter(({ km }) => verdictOf(data, trip(temperature, isReturn), km) === 'yes')
      .map(({ name }) => shortName(name))
      .join(', ') || words.tableNone;
  const rows = rowsOf((temperature) => {
    const { low, high } = fullRange(data, trip(temperature));
    return [
      { figure: `${shownKilometres(low)}–${shownKilometres(high)} ${words.km}` },
      { lines: [reached(temperature, false)] },
      { lines: [reached(temperature, true)] },
    ];
  });
  const columns = ['°C', words.tableRange, words.tableOneWay, words.tableBack];
  return { ...head, table: { columns, rows, note: `${data.basis} ${words.tableNote} ${sources}` } };
}
