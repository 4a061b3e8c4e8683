import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Icon } from '../../design/Icon/Icon.tsx';
import styles from './MoreQuestions.module.css';

type MoreQuestionsProps = {
  label: string;
  /** A field inside cannot be read or is in use: it opens, and stays as the visitor then leaves it. */
  isNeeded: boolean;
  children: ReactNode;
};

/**
 * Questions that most visitors leave as they are, or figures that few look up, behind a line that opens them. React is told
 * nothing of whether it is open: an `open` that follows from the fields would close it below the hands of a visitor who is
 * typing in it.
 */
export function MoreQuestions({ label, isNeeded, children }: MoreQuestionsProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useLayoutEffect(() => {
    if (isNeeded && details.current !== null) details.current.open = true;
  }, [isNeeded]);
  return (
    <details ref={details} suppressHydrationWarning>
      <summary className={styles.label}>
        {label}
        <Icon name="plus" />
      </summary>
      <div className={styles.fields}>{children}</div>
    </details>
  );
}
