import type { ReactNode } from 'react';
import styles from './Answer.module.css';

type AnswerProps = {
  /** What the figure is. */
  label: string;
  /** The one result that matters. */
  figure: ReactNode;
  unit?: string;
  /** Further results. */
  figures?: { label: string; value: ReactNode; isShort?: boolean }[];
  /** What has to be known to read them. */
  note?: ReactNode;
  children?: ReactNode;
};

/** A calculator's result: one large figure, the others in a row below it. */
export function Answer({ label, figure, unit, figures = [], note, children }: AnswerProps) {
  return (
    <>
      <div className={styles.main}>
        <p className={styles.label}>{label}</p>
        <p className={styles.figure}>
          {figure}
          {unit !== undefined && <span className={styles.unit}> {unit}</span>}
        </p>
      </div>
      {figures.length > 0 && (
        <dl className={styles.figures}>
          {figures.map(({ label: name, value, isShort }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd data-short={isShort || undefined}>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {children}
      {note !== undefined && <p className={styles.note}>{note}</p>}
    </>
  );
}
