import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import styles from './Failure.module.css';

export type FailureMessages = {
  /** What happened, in plain words, and that the rest of the page works. */
  sentence: string;
  retry: string;
  /** Opens the technical text. */
  details: string;
};

type FailureNoticeProps = {
  messages: Pick<FailureMessages, 'sentence' | 'details'>;
  /** The technical text. */
  text: string;
  /** The button that tries again. */
  children: ReactNode;
};

/** A sentence, a button, and the technical text for whoever helps. Plain HTML: every page carries it as a template. */
export function FailureNotice({ messages, text, children }: FailureNoticeProps) {
  return (
    <div className={styles.failure}>
      <p role="alert">{messages.sentence}</p>
      {children}
      <details className={styles.details}>
        <summary>
          {messages.details}
          <Icon name="plus" />
        </summary>
        <p lang="en">
          <code>{text}</code>
        </p>
      </details>
    </div>
  );
}
