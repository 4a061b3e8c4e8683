import type { WinterCalculatorData } from '#/catalogue/calculators.ts';
import { reach, type Verdict, verdictOf } from '#/formulas/range.ts';
import { shortName } from './short-name.ts';
import { TownSign } from './TownSign.tsx';
import type { WinterQuestion } from './trip-link.ts';
import styles from './WinterMap.module.css';

type WinterMapProps = {
  data: WinterCalculatorData;
  question: WinterQuestion;
  onChoose: (town: string) => void;
};

const VERDICTS: Verdict[] = ['yes', 'tight', 'no'];
const COUNTRY = 'winter-map-country';

/**
 * Mongolia with how far the charge goes and its towns as signs, and the same towns as a list by verdict. The map is for the eye and
 * the pointer; the list and the field for the town say and do the same without it.
 */
export function WinterMap({ data, question, onChoose }: WinterMapProps) {
  const { messages, towns, from, map } = data;
  const chosen = towns.find(({ id }) => id === question.town);
  const { low, high } = reach(data, question);
  const judged = towns.map((town) => ({ town, verdict: verdictOf(data, question, town.km) }));
  return (
    <figure className={styles.box}>
      <figcaption className={styles.caption}>{messages.map}</figcaption>
      <svg className={styles.map} viewBox={`0 0 ${map.width} ${map.height}`} aria-hidden="true">
        <defs>
          <clipPath id={COUNTRY}>
            <path d={map.outline} />
          </clipPath>
        </defs>
        <path className={styles.land} d={map.outline} />
        <g clipPath={`url(#${COUNTRY})`}>
          <Reach data={data} km={high} edge="high" />
          <Reach data={data} km={low} edge="low" />
        </g>
        {chosen !== undefined && <line className={styles.way} x1={from.x} y1={from.y} x2={chosen.x} y2={chosen.y} />}
        {judged.map(({ town, verdict }) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: the field for the town does the same with the keyboard
          <g
            key={town.id}
            className={styles.town}
            data-chosen={town.id === question.town || undefined}
            onClick={() => onChoose(town.id)}
          >
            <TownName town={town} layout="wide" />
            <TownName town={town} layout="narrow" />
            <g transform={`translate(${town.x} ${town.y})`}>
              <circle className={styles.target} r="14" />
              <TownSign verdict={verdict} />
            </g>
          </g>
        ))}
        <g className={styles.start}>
          <rect x={from.x - 5} y={from.y - 5} width="10" height="10" />
          <TownName town={from} layout="wide" />
          <TownName town={from} layout="narrow" />
        </g>
      </svg>
      <dl className={styles.towns}>
        {VERDICTS.map((verdict) => {
          const names = judged.filter((each) => each.verdict === verdict).map(({ town }) => shortName(town.name));
          return (
            names.length > 0 && (
              <div key={verdict}>
                <dt>
                  <svg className={styles.key} viewBox="-10 -10 20 20" aria-hidden="true" data-verdict={verdict}>
                    <TownSign verdict={verdict} />
                  </svg>
                  {messages[`${verdict}Verdict`]}
                </dt>
                <dd>{names.join(', ')}</dd>
              </div>
            )
          );
        })}
      </dl>
    </figure>
  );
}

type ReachProps = { data: WinterCalculatorData; km: number; edge: 'low' | 'high' };

/** What lies within so many km by road. It grows and shrinks as the question changes. */
function Reach({ data: { from, map }, km, edge }: ReachProps) {
  const scale = Math.round(km) / 1000;
  return (
    <path
      className={styles.reach}
      data-edge={edge}
      d={map.reach}
      transform={`translate(${from.x} ${from.y}) scale(${scale})`}
    />
  );
}

type TownNameProps = {
  town: Pick<WinterCalculatorData['towns'][number], 'name' | 'x' | 'y' | 'label'>;
  /** The map is shown as wide as a column, or as narrow as a phone, where only the nearest towns have names. */
  layout: 'wide' | 'narrow';
};

/** How far a name stands from its sign before a line has to lead there, in units of the map. */
const FAR = { wide: 19.5, narrow: 40 };

/** A town's name beside its sign; where another name stands there, farther away with a line that leads to the sign. */
function TownName({ town, layout }: TownNameProps) {
  const place = town.label[layout];
  if (place === undefined) return null;
  const [x, y] = [town.x + place.x, town.y + place.y];
  const isFar = Math.hypot(place.x, place.y) > FAR[layout];
  return (
    <g className={styles[layout]}>
      {isFar && <line className={styles.leader} x1={town.x} y1={town.y} x2={x} y2={y} />}
      <text x={x} y={y} dy="0.35em" data-side={place.side}>
        {shortName(town.name)}
      </text>
    </g>
  );
}
