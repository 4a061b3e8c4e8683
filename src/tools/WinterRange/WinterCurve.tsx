import type { WinterCalculatorData } from '#/catalogue/calculators.ts';
import { coldestMeasured, fullRange, shownKilometres, TRIP_LIMITS } from '#/formulas/range.ts';
import { fillIn } from '#/language/fill-in.ts';
import { formatNumber } from '#/language/format.ts';
import { tenth } from '../../cars/DimensionDrawing/lay-out.ts';
import type { WinterQuestion } from './trip-link.ts';
import styles from './WinterCurve.module.css';

type WinterCurveProps = { data: WinterCalculatorData; question: WinterQuestion };

const { from: COLD, to: WARM } = TRIP_LIMITS.temperature;
const BOX = { width: 640, height: 260, left: 72, right: 12, top: 12, bottom: 44 };
const MARKS = [-40, -20, 0, 20];

type Point = [x: number, y: number];

/** A line without the points that lie, to a tenth, between the one before and the one after: most of it is straight. */
function bendsOf(line: Point[]): Point[] {
  const kept: Point[] = [];
  for (const [at, point] of line.entries()) {
    const before = kept.at(-1);
    const after = line[at + 1];
    if (before !== undefined && after !== undefined) {
      const [width, height] = [after[0] - before[0], after[1] - before[1]];
      const aside = (point[0] - before[0]) * height - (point[1] - before[1]) * width;
      if (Math.abs(aside) <= 0.1 * Math.hypot(width, height)) continue;
    }
    kept.push(point);
  }
  return kept;
}

/** The interval over all temperatures at the chosen speed, with the chosen temperature marked. */
export function WinterCurve({ data, question }: WinterCurveProps) {
  const { messages, rated, shares } = data;
  const intervalAt = (temperature: number) => fullRange(data, { ...question, temperature });
  const x = (temperature: number) =>
    tenth(BOX.left + ((temperature - COLD) / (WARM - COLD)) * (BOX.width - BOX.left - BOX.right));
  const y = (km: number) => tenth(BOX.height - BOX.bottom - (km / rated) * (BOX.height - BOX.top - BOX.bottom));
  const steps = Array.from({ length: (WARM - COLD) / 5 + 1 }, (_, step) => COLD + step * 5)
    .concat(shares.map(({ temperature }) => temperature))
    .sort((a, b) => a - b);
  const edge = (of: 'high' | 'low', along: number[]) =>
    bendsOf(along.map((step): Point => [x(step), y(intervalAt(step)[of])]));
  const interval = [...edge('high', steps), ...edge('low', steps.toReversed())]
    .map((point) => point.join(' '))
    .join('L');
  const here = intervalAt(question.temperature);
  const lines = [0, 100, 200, 300, 400, 500, 600, 700].filter((km) => km <= rated);
  const read = (temperature: number) => {
    const { low, high } = intervalAt(temperature);
    return `${shownKilometres(low)}–${shownKilometres(high)}`;
  };
  return (
    <figure className={styles.box}>
      <svg
        className={styles.curve}
        viewBox={`0 0 ${BOX.width} ${BOX.height}`}
        role="img"
        aria-label={fillIn(messages.curveLabel, { coldest: read(COLD), zero: read(0), warm: read(20) })}
      >
        {lines.map((km) => (
          <g key={km}>
            <line className={styles.grid} x1={BOX.left} x2={BOX.width - BOX.right} y1={y(km)} y2={y(km)} />
            <text x={BOX.left - 8} y={y(km) + 10} textAnchor="end">
              {km}
            </text>
          </g>
        ))}
        {MARKS.map((temperature) => (
          <text key={temperature} x={x(temperature)} y={BOX.height - 8} textAnchor="middle">
            {`${formatNumber(temperature)}°`}
          </text>
        ))}
        <path className={styles.interval} d={`M${interval}Z`} />
        <line
          className={styles.unmeasured}
          x1={x(coldestMeasured(shares))}
          x2={x(coldestMeasured(shares))}
          y1={BOX.top}
          y2={BOX.height - BOX.bottom}
        />
        <line
          className={styles.here}
          x1={x(question.temperature)}
          x2={x(question.temperature)}
          y1={y(here.high)}
          y2={y(here.low)}
        />
      </svg>
    </figure>
  );
}
