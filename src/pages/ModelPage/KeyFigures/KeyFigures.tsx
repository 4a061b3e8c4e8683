import { type PlacedSource, SourceLink } from '../../../cars/FactTable/SourceLink.tsx';
import { sharedSource } from '../../../cars/FactTable/shared-source.ts';
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
 * published it; what most share is named once.
 */
export function KeyFigures({ figures, sourceLabel }: KeyFiguresProps) {
  const shared = sharedSource(figures);
  return (
    <div className={styles.figures} data-rise="">
      <ul className={styles.strip} role="list">
        {figures.map(({ value, unit, label, note, tab, source }) => (
          <li key={label} className={styles.item}>
            <a className={styles.figure} href={`#${tab}`}>
              <span className={styles.amount}>
                <Phrase>{value}</Phrase>
                {unit !== undefined && <span className={styles.unit}>{` ${unit}`}</span>}
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
            {source !== undefined && source.place !== shared?.place && (
              <SourceLink label={sourceLabel} source={source} />
            )}
          </li>
        ))}
      </ul>
      {shared !== undefined && <SourceLink isLabelShown label={sourceLabel} source={shared} />}
    </div>
  );
}
