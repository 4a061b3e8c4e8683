import type { ReactNode } from 'react';
import styles from './Answer.module.css';

type AnswerProps = {
  /** What is worked out. */
  label: string;
  /** The one result that matters. */
  result: ReactNode;
  unit?: string;
  /** Further results. */
  others?: { label: string; value: ReactNode; isShort?: boolean }[];
  /** What has to be known to read them. */
  note?: ReactNode;
  children?: ReactNode;
};

/** What a calculator answers: one result set large, the others in a row below it. */
export function Answer({ label, result, unit, others = [], note, children }: AnswerProps) {
  return (
    <>
      <div className={styles.main}>
        <p className={styles.label}>{label}</p>
        <p className={styles.result}>
          {typeof result === 'string' ? <span>{result}</span> : result}
          {unit !== undefined && <span className={styles.unit}>{` ${unit}`}</span>}
        </p>
      </div>
      {others.length > 0 && (
        <dl className={styles.others}>
          {others.map(({ label: name, value, isShort }) => (
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
