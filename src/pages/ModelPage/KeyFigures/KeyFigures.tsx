import { type PlacedSource, SourceLink } from '../../../cars/FactTable/SourceLink.tsx';
import { Phrase } from '../../../design/Phrase/Phrase.tsx';
import styles from './KeyFigures.module.css';

/** A figure set large; `tab` is the specification tab that explains it. */
type KeyFigure = {
  value: string;
  unit?: string;
  label: string;
  note?: string;
  tab: string;
  source?: PlacedSource;
};

type KeyFiguresProps = {
  figures: KeyFigure[];
  /** What the links to sources are called: "Source". */
  sourceLabel: string;
};

/**
 * The strip of four figures below a model's name. Each leads to the specification tab that explains it (`#electric`), and names who
 * published it; what all share is named once.
 */
export function KeyFigures({ figures, sourceLabel }: KeyFiguresProps) {
  const [first] = figures;
  const shared = figures.every(({ source }) => source?.place === first?.source?.place) ? first?.source : undefined;
  return (
    <div className={styles.figures} data-rise="">
      <ul className={styles.strip} role="list">
        {figures.map(({ value, unit, label, note, tab, source }) => (
          <li key={label} className={styles.item}>
            <a className={styles.figure} href={`#${tab}`}>
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
            {source !== undefined && shared === undefined && <SourceLink label={sourceLabel} source={source} />}
          </li>
        ))}
      </ul>
      {shared !== undefined && <SourceLink isLabelShown label={sourceLabel} source={shared} />}
    </div>
  );
}
