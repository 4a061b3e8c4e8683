import { type Verdict, verdictOf } from '#/formulas/range.ts';
import { toolStyles as tool } from '../Tool/tool-styles.ts';
import type { WinterQuestion } from './range-link.ts';
import { TownSign } from './TownSign.tsx';
import { type KnownWinterData, shortName, type Town } from './winter-data.ts';
import { winterStyles as styles } from './winter-styles.ts';

type WinterMapProps = { data: KnownWinterData; question: WinterQuestion; onChoose: (town: string) => void };

const VERDICTS: Verdict[] = ['yes', 'tight', 'no'];
const LABELS = {
  left: { dx: -12, dy: 5, textAnchor: 'end' },
  right: { dx: 12, dy: 5, textAnchor: 'start' },
  below: { dx: 0, dy: 20, textAnchor: 'middle' },
  above: { dx: 8, dy: -9, textAnchor: 'start' },
} as const;

/** Mongolia with its towns as signs, and the same towns as a list by verdict, where each can be chosen. */
export function WinterMap({ data, question, onChoose }: WinterMapProps) {
  const { words, towns, from, map } = data;
  const chosen = towns.find(({ id }) => id === question.town);
  const judged = towns.map((town) => ({ town, verdict: verdictOf(data, question, town.km) }));
  return (
    <figure className={styles.mapBox}>
      <figcaption className={tool.label}>{words.map}</figcaption>
      <svg
        className={styles.map}
        viewBox={`0 0 ${map.width} ${map.height}`}
        preserveAspectRatio="xMaxYMid slice"
        aria-hidden="true"
      >
        <path className={styles.land} d={map.outline} />
        {chosen !== undefined && <line className={styles.way} x1={from.x} y1={from.y} x2={chosen.x} y2={chosen.y} />}
        {judged.map(({ town, verdict }) => (
          <g key={town.id} data-chosen={town.id === question.town || undefined} className={styles.town}>
            <TownSign verdict={verdict} x={town.x} y={town.y} />
            <TownName town={town} />
          </g>
        ))}
        <g className={styles.town} data-chosen data-start>
          <rect x={from.x - 5} y={from.y - 5} width="10" height="10" />
          <text x={from.x} y={from.y + 21} textAnchor="middle">
            {from.name}
          </text>
        </g>
      </svg>
      <dl className={styles.towns}>
        {VERDICTS.map((verdict) => {
          const group = judged.filter((each) => each.verdict === verdict);
          return (
            group.length > 0 && (
              <div key={verdict}>
                <dt>
                  <svg viewBox="-10 -10 20 20" width="20" height="20" aria-hidden="true">
                    <TownSign verdict={verdict} x={0} y={0} />
                  </svg>
                  {words[`${verdict}Verdict`]}
                </dt>
                <dd>
                  {group.map(({ town }) => (
                    <button
                      key={town.id}
                      type="button"
                      className={styles.townButton}
                      aria-pressed={town.id === question.town}
                      onClick={() => onChoose(town.id)}
                    >
                      {shortName(town.name)} <span className={styles.distance}>{town.km}</span>
                    </button>
                  ))}
                </dd>
              </div>
            )
          );
        })}
      </dl>
      <p className={tool.note}>{words.mapNote}</p>
    </figure>
  );
}

function TownName({ town }: { town: Town }) {
  const { dx, dy, textAnchor } = LABELS[town.label];
  return (
    <text x={town.x + dx} y={town.y + dy} textAnchor={textAnchor}>
      {shortName(town.name)}
    </text>
  );
}
