import { Phrase } from '../../design/Phrase/Phrase.tsx';
import styles from './OrderPaper.module.css';

export type OrderPaperWords = {
  colour: string;
  wishes: string;
  link: string;
};

type OrderPaperProps = {
  colour: { index: number; name: string };
  wishes: string;
  figures?: { value: string; unit?: string | undefined; label: string }[] | undefined;
  /** Short enough to be typed: without the wishes, which stand above it. */
  link: string;
  words: OrderPaperWords;
};

/** More lines of wishes than these are joined, so that the order stays on one page. */
const LINES = 8;

/** The order as it stands on the print, in place of the form. On the screen it is not there. */
export function OrderPaper({ colour, wishes, figures = [], link, words }: OrderPaperProps) {
  const lines = wishes.split('\n').filter((line) => line.trim() !== '');
  return (
    <div className={styles.paper} data-paper>
      <dl className={styles.choice}>
        <div>
          <dt>{words.colour}</dt>
          <dd className={styles.colour} data-paint={colour.index}>
            <span className={styles.swatch} />
            <Phrase>{colour.name}</Phrase>
          </dd>
        </div>
        {wishes !== '' && (
          <div>
            <dt>{words.wishes}</dt>
            <dd className={styles.wishes}>{lines.length > LINES ? lines.join(' · ') : wishes}</dd>
          </div>
        )}
        <div>
          <dt>{words.link}</dt>
          <dd className={styles.link}>{link}</dd>
        </div>
      </dl>
      {figures.length > 0 && (
        <ul role="list" className={styles.figures}>
          {figures.map(({ value, unit, label }) => (
            <li key={label}>
              <span className={styles.value}>
                {value}
                {unit !== undefined && <small> {unit}</small>}
              </span>
              <span>{label}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
