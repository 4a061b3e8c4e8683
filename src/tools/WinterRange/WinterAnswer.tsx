import { chargesOnTheWay, fullRange, shownKilometres, tripCost, usableRange, verdictOf } from '#/formulas/range.ts';
import { showTogrogBand } from '#/language/band.ts';
import { fillIn } from '#/language/fill-in.ts';
import { formatTogrog } from '#/language/format.ts';
import { toolStyles as tool } from '../Tool/tool-styles.ts';
import type { WinterQuestion } from './range-link.ts';
import { TownSign } from './TownSign.tsx';
import { type KnownWinterData, routeOf } from './winter-data.ts';
import { winterStyles as styles } from './winter-styles.ts';

type WinterAnswerProps = { data: KnownWinterData; question: WinterQuestion };

/** The band, and what it means for the chosen town: whether it is reached, how many charges, what the trip costs. */
export function WinterAnswer({ data, question }: WinterAnswerProps) {
  const { words } = data;
  const usable = usableRange(data, question);
  const full = fullRange(data, question);
  const town = question.where === 'road' ? data.towns.find(({ id }) => id === question.town) : undefined;
  return (
    <div className={tool.answer} role="status">
      <p className={tool.note}>{words.rangeLabel}</p>
      <p className={tool.figure}>
        {shownKilometres(usable?.low ?? 0)}–{shownKilometres(usable?.high ?? 0)}{' '}
        <span className={tool.unit}>{words.km}</span>
      </p>
      <p className={tool.note}>
        {fillIn(words.fullLabel, { range: `${shownKilometres(full.low)}–${shownKilometres(full.high)}` })}
      </p>
      {town !== undefined && <TripAnswer data={data} question={question} town={town} />}
    </div>
  );
}

function TripAnswer({ data, question, town }: WinterAnswerProps & { town: KnownWinterData['towns'][number] }) {
  const { words, battery, electricity } = data;
  const verdict = verdictOf(data, question, town.km);
  const charges = chargesOnTheWay(data, question, town.km);
  const cost = tripCost(data, question, town.km, { battery, ...electricity });
  const count =
    charges === undefined ? '' : charges.low === charges.high ? `${charges.low}` : `${charges.low}–${charges.high}`;
  return (
    <div className={styles.trip} data-verdict={verdict}>
      <p className={styles.route}>{routeOf(data, town, question.isReturn)}</p>
      <p className={styles.verdict}>
        <svg viewBox="-10 -10 20 20" width="24" height="24" aria-hidden="true">
          <TownSign verdict={verdict} x={0} y={0} />
        </svg>
        {words[`${verdict}Verdict`]}
      </p>
      <p>{fillIn(words[`${verdict}Text`], { reserve: String(question.reserve), charges: count })}</p>
      {cost !== undefined && (
        <>
          <p className={styles.cost}>
            {words.cost}: <strong>{showTogrogBand(cost, 1000)}</strong>
          </p>
          <p className={tool.note}>
            {fillIn(words.costNote, { price: formatTogrog(electricity.price), date: electricity.since })}
          </p>
        </>
      )}
    </div>
  );
}
