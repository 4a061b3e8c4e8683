import { chargeCost, chargingHours, wallEnergy } from '#/formulas/charge.ts';
import { bandText, showTogrogBand } from '#/language/band.ts';
import { fillIn } from '#/language/fill-in.ts';
import { formatNumber, formatTogrog } from '#/language/format.ts';
import type { ToolBoxWords } from '../Tool/ToolBox.tsx';
import type { ToolTableData } from '../Tool/ToolTable.tsx';
import type { ChargingData, ChargingPower } from './charging-data.ts';

/** What a page carries of home charging; the figures come with the calculator. */
export type ChargingSummary = { heading: string; lead: string; table: ToolTableData; words: ToolBoxWords };

const CHARGES = [
  { from: 20, to: 80, label: 'tableFrom' },
  { from: 0, to: 100, label: 'tableFull' },
] as const;

/** Time, energy and cost for each power, at the top price: made at build, so that the page needs no arithmetic of its own. */
export function summariseCharging(data: ChargingData): ChargingSummary {
  const { words, tariff, battery, usable, powers, sources } = data;
  const { heading, lead, open, loading, table, failed, retry, details } = words;
  const rows = powers.map((power) => ({
    head: `${formatNumber(power.power)} ${words.kW}`,
    below: power.label,
    cells: CHARGES.map((charge) => cellOf(data, power, charge)),
  }));
  const note = [
    fillIn(usable ? words.usable : words.gross, { battery: formatNumber(battery) }),
    fillIn(words.tableNote, { price: formatTogrog(tariff.prices.at(-1) ?? 0), date: tariff.since }),
    words.cold,
    `${words.source}: ${sources.map(({ title }) => title).join('; ')}.`,
  ].join(' ');
  const columns = [words.power, ...CHARGES.map(({ label }) => words[label])];
  return {
    heading,
    lead,
    table: { columns, rows, note },
    words: { open, loading, table, failed, retry, details },
  };
}

function cellOf({ words, battery, tariff }: ChargingData, power: ChargingPower, charge: { from: number; to: number }) {
  const figures = { battery, ...power };
  const [energy, hours] = [wallEnergy(figures, charge), chargingHours(figures, charge)];
  if (energy === undefined || hours === undefined) return {};
  const cost = chargeCost(tariff, tariff.limits.at(-1) ?? 0, energy);
  return {
    figure: `${bandText(hours)} ${words.hour}`,
    lines: [`${bandText(energy)} ${words.kWh}`, showTogrogBand(cost)],
  };
}
