import type { ReactNode } from 'react';
import styles from './Field.module.css';

type FieldProps = {
  /** Id of the control inside; hint and error take `{id}-hint` and `{id}-error`. */
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong and how to put it right; empty when nothing is. Announced when it appears. */
  error?: ReactNode;
  children: ReactNode;
};

/** Label, hint and error around one control. The place of the error is always there, so that it is announced. */
export function Field({ id, label, hint, error, children }: FieldProps) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {hint !== undefined && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children}
      <p className={styles.error} id={`${id}-error`} aria-live="polite">
        {error}
      </p>
    </div>
  );
}
