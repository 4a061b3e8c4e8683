import { fillIn } from '../../language/fill-in.ts';
import { formatNumber, formatTogrog } from '../../language/format.ts';
import tool from '../Tool/Tool.module.css';
import { chargeCost, chargingHours, wallEnergy } from './charge.ts';
import type { ChargingData, ChargingPower } from './charging-data.ts';
import styles from './HomeCharging.module.css';
import { showBand, showTogrogBand } from './show-band.ts';

const CHARGES = [
  { from: 20, to: 80, label: 'tableFrom' },
  { from: 0, to: 100, label: 'tableFull' },
] as const;

/** Time, energy and cost for each power, at the top price: the calculator's answers for readers and printers. */
export function ChargingTable({ data }: { data: ChargingData }) {
  const { words, tariff, battery, usable, powers } = data;
  const top = tariff.limits.at(-1) ?? 0;
  return (
    <div className={styles.tableBox}>
      <table className={tool.facts}>
        <thead>
          <tr>
            <th scope="col">{words.power}</th>
            {CHARGES.map(({ label }) => (
              <th key={label} scope="col">
                {words[label]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {powers.map((power) => (
            <tr key={power.power}>
              <th scope="row">
                <strong>
                  {formatNumber(power.power)} {words.kW}
                </strong>
                <span className={styles.small}>{power.label}</span>
              </th>
              {CHARGES.map((charge) => (
                <td key={charge.label}>
                  <ChargeCell data={data} power={power} charge={charge} used={top} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={tool.note}>
        {fillIn(usable ? words.usable : words.gross, { battery: formatNumber(battery) })}{' '}
        {fillIn(words.tableNote, { price: formatTogrog(tariff.prices.at(-1) ?? 0) })}{' '}
        {fillIn(words.tariffNote, { date: tariff.since })} {words.cold}
      </p>
    </div>
  );
}

type ChargeCellProps = {
  data: ChargingData;
  power: ChargingPower;
  charge: { from: number; to: number };
  used: number;
};

function ChargeCell({ data, power, charge, used }: ChargeCellProps) {
  const { words, battery, tariff } = data;
  const figures = { battery, ...power };
  const [energy, hours] = [wallEnergy(figures, charge), chargingHours(figures, charge)];
  if (energy === undefined || hours === undefined) return null;
  return (
    <>
      <strong>
        {showBand(hours)} {words.hour}
      </strong>
      <span className={styles.small}>
        {showBand(energy)} {words.kWh}
      </span>
      <span className={styles.small}>{showTogrogBand(chargeCost(tariff, used, energy))}</span>
    </>
  );
}
