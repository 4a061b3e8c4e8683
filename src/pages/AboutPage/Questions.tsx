import type { AboutPage } from '#/content/catalogue/about-page.ts';
import { Disclosure } from '../../design/Disclosure/Disclosure.tsx';
import styles from './Questions.module.css';

/** What shoppers ask; each answer opens under its question, and all are open to the browser's own page search. */
export function Questions({ questions }: { questions: AboutPage['faq']['questions'] }) {
  return (
    <div className={styles.questions}>
      {questions.map(({ id, question, answer }) => (
        <Disclosure key={id} id={`faq-${id}`} group="faq" label={<h3>{question}</h3>}>
          <p>{answer}</p>
        </Disclosure>
      ))}
    </div>
  );
}
