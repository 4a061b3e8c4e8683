import { fillIn } from '#/language/fill-in.ts';
import { formatNumber } from '#/language/format.ts';
import { Icon } from '../../design/Icon/Icon.tsx';
import { toolStyles as tool } from '../Tool/tool-styles.ts';
import { fitVerdict, type Garage, type Measures, roomLeft, shownCentimetres } from './fit.ts';
import type { FitWords } from './fit-data.ts';
import { fitStyles as styles } from './fit-styles.ts';

type FitAnswerProps = { words: FitWords; measures: Measures; garage: Garage | undefined };

/** Whether it fits, and how much is left on each side, in centimetres rounded down. */
export function FitAnswer({ words, measures, garage }: FitAnswerProps) {
  if (garage === undefined) {
    return (
      <p className={tool.refusal} role="status">
        {words.missing}
      </p>
    );
  }
  const room = roomLeft(measures, garage);
  const verdict = fitVerdict(room);
  const rows = [
    { label: words.lengthLeft, left: room.length },
    { label: words.sideLeft, left: room.side },
    { label: words.heightLeft, left: room.above },
  ];
  return (
    <div role="status" className={tool.answers}>
      <p className={styles.verdict} data-verdict={verdict}>
        {verdict !== 'unknown' && <Icon name={verdict === 'yes' ? 'check' : 'close'} />}
        {{ yes: words.fits, no: words.fitsNot, unknown: words.partly }[verdict]}
      </p>
      <dl className={tool.figures}>
        {rows.map(({ label, left }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd data-short={(left !== undefined && left < 0) || undefined} className={styles.left}>
              {left === undefined ? words.unknown : say(words, left)}
            </dd>
          </div>
        ))}
      </dl>
      {verdict === 'unknown' && <p className={tool.note}>{words.unknownText}</p>}
    </div>
  );
}

function say(words: FitWords, millimetres: number): string {
  const centimetres = shownCentimetres(millimetres);
  return fillIn(centimetres < 0 ? words.short : words.left, { cm: formatNumber(Math.abs(centimetres)) });
}
