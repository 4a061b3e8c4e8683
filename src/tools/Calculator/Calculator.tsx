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
  /** A drawing of the answer, below it. */
  picture?: ReactNode;
  /** What may be asked besides, below both. */
  further?: ReactNode;
  /** What few need: more figures, sources, the link to share. */
  aside?: ReactNode;
};

/** Every calculator: questions, and beside them the answer above its drawing; on phones these two come first. */
export function Calculator({ ref, questions, answer, refusal, picture, further, aside }: CalculatorProps) {
  return (
    <div ref={ref} className={styles.calculator}>
      <div className={styles.questions}>{questions}</div>
      <div className={styles.answer} role="status">
        {answer ?? <p className={styles.refusal}>{refusal}</p>}
      </div>
      {picture !== undefined && <div className={styles.picture}>{picture}</div>}
      {further !== undefined && <div className={styles.further}>{further}</div>}
      {aside !== undefined && <div className={styles.aside}>{aside}</div>}
    </div>
  );
}
