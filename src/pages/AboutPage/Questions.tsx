import type { AboutPage } from '#/catalogue/about-page.ts';
import { Disclosure } from '../../design/Disclosure/Disclosure.tsx';
import styles from './Questions.module.css';

/**
 * What shoppers ask; each answer opens under its question, and all are open to the browser's own page search. In wide
 * windows they stand in two columns, and opening one moves only its own column.
 */
export function Questions({ questions }: { questions: AboutPage['faq']['questions'] }) {
  const half = Math.ceil(questions.length / 2);
  return (
    <div className={styles.columns}>
      {[questions.slice(0, half), questions.slice(half)].map((column) => (
        <div key={column[0]?.id} className={styles.questions}>
          {column.map(({ id, question, answer }) => (
            <Disclosure key={id} id={`faq-${id}`} as="h3" label={question}>
              <p>{answer}</p>
            </Disclosure>
          ))}
        </div>
      ))}
    </div>
  );
}
