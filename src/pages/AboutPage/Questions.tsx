import { Disclosure } from '../../design/Disclosure/Disclosure.tsx';
import styles from './Questions.module.css';

type Question = { question: string; answer: string };

/**
 * What shoppers ask; each answer opens under its question, and all are open to the browser's own page search. In wide
 * windows they stand in two columns, and opening one moves only its own column.
 */
export function Questions({ questions }: { questions: Question[] }) {
  const half = Math.ceil(questions.length / 2);
  return (
    <div className={styles.columns}>
      {[questions.slice(0, half), questions.slice(half)].map((column) => (
        <div key={column[0]?.question} className={styles.questions}>
          {column.map(({ question, answer }) => (
            <Disclosure key={question} group="faq" label={<h3>{question}</h3>}>
              <p>{answer}</p>
            </Disclosure>
          ))}
        </div>
      ))}
    </div>
  );
}
