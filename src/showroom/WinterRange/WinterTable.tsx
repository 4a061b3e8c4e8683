import { formatNumber } from '../../language/format.ts';
import tool from '../Tool/Tool.module.css';
import { fullRange, shareAt, shownKilometres, type Trip, verdictOf } from './range.ts';
import styles from './WinterRange.module.css';
import { isKnown, shortName, type WinterData } from './winter-data.ts';

const TEMPERATURES = [-40, -30, -20, -10, 0, 10, 20, 35];
const RESERVE = 15;

const trip = (temperature: number, isReturn = false): Trip => ({
  temperature,
  where: 'road',
  speed: 90,
  start: 100,
  reserve: RESERVE,
  isReturn,
});

/** Range and towns by temperature: the calculator's answers to the usual question, for readers and printers. */
export function WinterTable({ data }: { data: WinterData }) {
  const { words, towns } = data;
  const known = isKnown(data) ? data : undefined;
  const reached = (temperature: number, isReturn: boolean) =>
    known === undefined
      ? ''
      : towns
          .filter(({ km }) => verdictOf(known, trip(temperature, isReturn), km) === 'yes')
          .map(({ name }) => shortName(name))
          .join(', ') || words.tableNone;
  return (
    <div className={styles.tableBox}>
      <table className={tool.facts}>
        <thead>
          <tr>
            <th scope="col">°C</th>
            <th scope="col">{known === undefined ? words.tableShare : words.tableRange}</th>
            {known !== undefined && (
              <>
                <th scope="col">{words.tableOneWay}</th>
                <th scope="col">{words.tableBack}</th>
              </>
            )}
          </tr>
        </thead>
        <tbody>
          {TEMPERATURES.map((temperature) => (
            <tr key={temperature}>
              <th scope="row">{formatNumber(temperature)}°</th>
              <td>
                <strong>{bandAt(data, temperature)}</strong>
              </td>
              {known !== undefined && (
                <>
                  <td>{reached(temperature, false)}</td>
                  <td>{reached(temperature, true)}</td>
                </>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {known !== undefined && (
        <p className={tool.note}>
          {known.basis} {words.tableNote}
        </p>
      )}
    </div>
  );
}

function bandAt(data: WinterData, temperature: number): string {
  if (isKnown(data)) {
    const { low, high } = fullRange(data, trip(temperature));
    return `${shownKilometres(low)}–${shownKilometres(high)} ${data.words.km}`;
  }
  const { low, high } = shareAt(data.shares, temperature);
  return `${Math.floor(low * 100)}–${Math.floor(high * 100)} %`;
}
