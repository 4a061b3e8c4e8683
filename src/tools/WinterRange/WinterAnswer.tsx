import type { WinterCalculatorData } from '#/catalogue/calculators.ts';
import {
  chargesOnTheWay,
  coldestMeasured,
  fullRange,
  shownKilometres,
  tripCost,
  usableRange,
  verdictOf,
} from '#/formulas/range.ts';
import { fillIn } from '#/language/fill-in.ts';
import { formatTogrog } from '#/language/format.ts';
import { showTogrogInterval } from '#/language/interval.ts';
import { Answer } from '../Calculator/Answer.tsx';
import { TownSign } from './TownSign.tsx';
import type { WinterQuestion } from './trip-link.ts';
import styles from './WinterAnswer.module.css';

type WinterAnswerProps = { data: WinterCalculatorData; question: WinterQuestion };

/** The interval, and what it means for the chosen town: whether it is reached, how many charges, what the trip costs. */
export function WinterAnswer({ data, question }: WinterAnswerProps) {
  const { messages } = data;
  const usable = usableRange(data, question);
  const full = fullRange(data, question);
  const town = question.where === 'road' ? data.towns.find(({ id }) => id === question.town) : undefined;
  return (
    <div className={styles.answer}>
      <div>
        <Answer
          label={messages.rangeLabel}
          result={`${shownKilometres(usable?.low ?? 0)}–${shownKilometres(usable?.high ?? 0)}`}
          unit={messages.km}
          note={`${fillIn(messages.fullLabel, { range: `${shownKilometres(full.low)}–${shownKilometres(full.high)}` })}${
            question.temperature < coldestMeasured(data.shares) ? `. ${messages.beyond}` : ''
          }`}
        />
      </div>
      {town !== undefined && <TripAnswer data={data} question={question} town={town} />}
    </div>
  );
}

type TripAnswerProps = WinterAnswerProps & { town: WinterCalculatorData['towns'][number] };

function TripAnswer({ data, question, town }: TripAnswerProps) {
  const { messages, battery, electricity } = data;
  const verdict = verdictOf(data, question, town.km);
  const charges = chargesOnTheWay(data, question, town.km);
  const cost = tripCost(data, question, town.km, { battery, ...electricity });
  const count =
    charges === undefined ? '' : charges.low === charges.high ? `${charges.low}` : `${charges.low}–${charges.high}`;
  const way = fillIn(question.isReturn ? messages.backLabel : messages.tripLabel, {
    from: data.from.name,
    town: town.name,
    km: String(question.isReturn ? 2 * town.km : town.km),
  });
  return (
    <div className={styles.trip}>
      <p className={styles.way}>{way}</p>
      <p className={styles.verdict}>
        <svg viewBox="-10 -10 20 20" width="20" height="20" aria-hidden="true">
          <TownSign verdict={verdict} />
        </svg>
        <span>{messages[`${verdict}Verdict`]}</span>
      </p>
      <p>{fillIn(messages[`${verdict}Text`], { reserve: String(question.reserve), charges: count })}</p>
      {cost !== undefined && (
        <p className={styles.note}>
          <strong>{`${messages.cost}: ${showTogrogInterval(cost, 1000)}.`}</strong>{' '}
          {fillIn(messages.costNote, { price: formatTogrog(electricity.price), date: electricity.since })}
        </p>
      )}
    </div>
  );
}
