import { Icon } from '#/src/design/Icon/Icon.tsx';
import styles from './Questions.module.css';

/** What shoppers ask; each answer opens under its question, and all are open to the browser's own page search. */
export function Questions({ questions }: { questions: { question: string; answer: string }[] }) {
  return (
    <div className={styles.questions}>
      {questions.map(({ question, answer }) => (
        <details key={question} className={styles.question} name="faq">
          <summary>
            <h3>{question}</h3>
            <Icon name="plus" />
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  );
}
