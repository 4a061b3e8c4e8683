import type { ChargingCalculatorData } from '#/catalogue/calculators.ts';
import { chargingHours } from '#/formulas/charge.ts';
import { fillIn } from '#/language/fill-in.ts';
import { type Interval, intervalText } from '#/language/interval.ts';
import styles from './ChargingNight.module.css';
import type { ChargeQuestion } from './charge-link.ts';

/** Plugged in at 21:00, looked at again at 7:00: in hours of the day, and as hours in between. */
const [EVENING, MORNING] = [21, 7];
const NIGHT = 24 - EVENING + MORNING;

type ChargingNightProps = { data: ChargingCalculatorData; question: ChargeQuestion };

/** The charge as a bar across one night: when the battery is full enough, or how full it is in the morning. */
export function ChargingNight({ data: { battery, powers, messages }, question }: ChargingNightProps) {
  const power = powers.find((each) => each.power === question.power);
  const hours = power && chargingHours({ battery, ...power }, question);
  if (hours === undefined) return null;
  const within = (until: number) => Math.min(NIGHT, until).toFixed(2);
  return (
    <figure className={styles.night}>
      <figcaption className={styles.label}>{messages.night}</figcaption>
      <div>
        <svg className={styles.track} viewBox={`0 0 ${NIGHT} 1`} preserveAspectRatio="none" aria-hidden="true">
          <rect className={styles.latest} width={within(hours.high)} height="1" />
          <rect className={styles.earliest} width={within(hours.low)} height="1" />
        </svg>
        <div className={styles.hours} aria-hidden="true">
          {Array.from({ length: NIGHT + 1 }, (_, at) => (EVENING + at) % 24).map((hour) => (
            <span key={hour}>{hour}</span>
          ))}
        </div>
      </div>
      <p className={styles.said}>{tellMorning(hours, question, messages)}</p>
    </figure>
  );
}

function tellMorning(
  hours: Interval,
  { from, to }: ChargeQuestion,
  messages: ChargingCalculatorData['messages'],
): string {
  if (hours.low <= NIGHT) {
    const times = { from: clock(hours.low, Math.floor), to: clock(hours.high, Math.ceil) };
    return fillIn(messages.nightDone, { ...times, target: String(to) });
  }
  const reached = (total: number) => from + ((to - from) * NIGHT) / total;
  return fillIn(messages.nightShort, {
    share: intervalText({ low: reached(hours.high), high: reached(hours.low) }, 1),
  });
}

/** The time of day some hours after plugging in, outward to ten minutes: `06:10`. */
function clock(hours: number, round: (value: number) => number): string {
  const minutes = (round((EVENING + hours) * 6) * 10) % (24 * 60);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
