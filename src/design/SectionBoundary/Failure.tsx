import { Button } from '../Button/Button.tsx';
import styles from './Failure.module.css';

export type FailureWords = {
  /** What happened, in plain words, and that the rest of the page works. */
  sentence: string;
  retry: string;
  /** Opens the technical text. */
  details: string;
};

type FailureProps = {
  words: FailureWords;
  /** The technical text. */
  text: string;
  /** Tries again. The button goes away with the failure: hand its focus on. */
  onRetry: () => void;
};

/** What stands in the place of a part that failed: a sentence, a button, and the technical text for whoever helps. */
export function Failure({ words, text, onRetry }: FailureProps) {
  return (
    <div className={styles.failure}>
      <p role="alert">{words.sentence}</p>
      <Button look="secondary" onClick={onRetry}>
        {words.retry}
      </Button>
      <details className={styles.details}>
        <summary>{words.details}</summary>
        <p lang="en">
          <code>{text}</code>
        </p>
      </details>
    </div>
  );
}
