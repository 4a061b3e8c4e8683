import type { GarageCalculatorData } from '#/catalogue/calculators.ts';
import { fillIn } from '#/language/fill-in.ts';
import { formatNumber } from '#/language/format.ts';
import { Icon } from '../../design/Icon/Icon.tsx';
import { Answer } from '../Calculator/Answer.tsx';
import styles from './GarageAnswer.module.css';
import { type Garage, garageVerdict, NEEDED, roomLeft, shownCentimetres } from './garage-room.ts';

type GarageAnswerProps = { data: GarageCalculatorData; garage: Garage };

/** Whether it fits, and how much is left on each side, in centimetres rounded down. */
export function GarageAnswer({ data: { messages, measures }, garage }: GarageAnswerProps) {
  const room = roomLeft(measures, garage);
  const verdict = garageVerdict(room);
  const others = [
    { label: messages.lengthLeft, left: room.length },
    { label: messages.sideLeft, left: room.side },
    { label: messages.heightLeft, left: room.above },
  ].map(({ label, left }) => ({
    label,
    value: left === undefined ? messages.unknown : roomText(messages, left),
    isShort: left !== undefined && left < 0,
  }));
  const needed = Object.fromEntries(Object.entries(NEEDED).map(([name, length]) => [name, formatNumber(length / 10)]));
  const title = { yes: messages.fits, tight: messages.tight, no: messages.fitsNot, unknown: messages.partly }[verdict];
  return (
    <Answer
      label={messages.verdict}
      result={
        <span className={styles.verdict} data-verdict={verdict}>
          {(verdict === 'yes' || verdict === 'no') && <Icon name={verdict === 'yes' ? 'check' : 'close'} />}
          <span>{title}</span>
        </span>
      }
      others={others}
      note={`${verdict === 'unknown' ? `${messages.unknownText} ` : ''}${fillIn(messages.needed, needed)}`}
    />
  );
}

function roomText(messages: GarageCalculatorData['messages'], millimetres: number): string {
  const centimetres = shownCentimetres(millimetres);
  return fillIn(centimetres < 0 ? messages.short : messages.left, { cm: formatNumber(Math.abs(centimetres)) });
}
