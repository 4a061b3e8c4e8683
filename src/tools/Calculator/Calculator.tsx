import type { ReactNode, Ref } from 'react';
import styles from './Calculator.module.css';

type CalculatorProps = {
  /** Around all fields: `useQuestion` reads them before hydration has made them React's. */
  ref: Ref<HTMLDivElement>;
  questions: ReactNode;
  /** The result, announced when it changes; `undefined` while a field cannot be read. */
  answer: ReactNode;
  /** Says which fields have to be put right, in place of an answer. */
  refusal: string;
  /** A drawing or more figures below the answer. */
  picture?: ReactNode;
  /** What belongs below the questions: notes, the link to share. */
  aside?: ReactNode;
};

/** Every calculator: its questions beside their answer; on phones the answer comes first. */
export function Calculator({ ref, questions, answer, refusal, picture, aside }: CalculatorProps) {
  return (
    <div ref={ref} className={styles.calculator}>
      <div className={styles.side}>
        <div className={styles.questions}>{questions}</div>
        {aside !== undefined && <div className={styles.aside}>{aside}</div>}
      </div>
      <div className={styles.side}>
        <div className={styles.answer} role="status">
          {answer ?? <p className={styles.refusal}>{refusal}</p>}
        </div>
        {picture !== undefined && <div className={styles.picture}>{picture}</div>}
      </div>
    </div>
  );
}
