import type { ChargingCalculatorData } from '#/catalogue/calculators.ts';
import { chargeCost, chargingHours, wallEnergy } from '#/formulas/charge.ts';
import { fillIn } from '#/language/fill-in.ts';
import { formatNumber, formatTogrog } from '#/language/format.ts';
import { intervalText, showTogrogInterval } from '#/language/interval.ts';
import type { CalculatorTableData } from '../Calculator/CalculatorTable.tsx';

const CHARGES = [
  { from: 20, to: 80, label: 'tableFrom' },
  { from: 0, to: 100, label: 'tableFull' },
] as const;

/** Time, energy and cost for each power, at the top price. */
export function chargingTable(data: ChargingCalculatorData): CalculatorTableData {
  const { messages, tariff, battery, usable, powers } = data;
  const rows = powers.map((power) => ({
    head: `${formatNumber(power.power)} ${messages.kW}`,
    below: power.label,
    cells: CHARGES.map((charge) => cellOf(data, power, charge)),
  }));
  const note = [
    fillIn(usable ? messages.usable : messages.gross, { battery: formatNumber(battery) }),
    fillIn(messages.tableNote, { price: formatTogrog(tariff.prices.at(-1) ?? 0), date: tariff.since }),
    messages.cold,
  ].join(' ');
  return { columns: [messages.power, ...CHARGES.map(({ label }) => messages[label])], rows, note };
}

type Power = ChargingCalculatorData['powers'][number];

function cellOf(
  { messages, battery, tariff }: ChargingCalculatorData,
  power: Power,
  charge: { from: number; to: number },
) {
  const figures = { battery, ...power };
  const [energy, hours] = [wallEnergy(figures, charge), chargingHours(figures, charge)];
  if (energy === undefined || hours === undefined) return {};
  const cost = chargeCost(tariff, tariff.limits.at(-1) ?? 0, energy);
  return {
    result: `${intervalText(hours)} ${messages.hour}`,
    lines: [`${intervalText(energy)} ${messages.kWh}`, showTogrogInterval(cost)],
  };
}
