import { Phrase } from '../../../design/Phrase/Phrase.tsx';
import styles from './KeyFigures.module.css';

/** A figure set large; `tab` is the specification tab that explains it. */
type KeyFigure = { value: string; unit?: string; label: string; note?: string; tab: string };

/** The strip of four figures below a model's name. Each leads to the specification tab that explains it (`#electric`). */
export function KeyFigures({ figures }: { figures: KeyFigure[] }) {
  return (
    <div className={styles.figures}>
      <ul className={styles.strip} role="list">
        {figures.map(({ value, unit, label, note, tab }) => (
          <li key={label} className={styles.item}>
            <a className={styles.figure} data-rise="" href={`#${tab}`}>
              <span className={styles.amount}>
                <Phrase>{value}</Phrase>
                {unit !== undefined && <span className={styles.unit}> {unit}</span>}
              </span>
              <span className={styles.label}>
                <Phrase>{label}</Phrase>
                {note !== undefined && (
                  <span className={styles.note}>
                    {' '}
                    <Phrase>{note}</Phrase>
                  </span>
                )}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
