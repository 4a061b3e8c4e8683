import type { homePage } from '#/catalogue/home-page.ts';
import { Icon } from '../../design/Icon/Icon.tsx';
import stretched from '../../design/StretchedLink/stretched-link.module.css';
import styles from './ToolTeasers.module.css';

type ToolTeasersProps = Pick<ReturnType<typeof homePage>, 'teasers'> & { label: string };

/** The calculators' questions, each with an example answer; the whole teaser leads to the calculator. */
export function ToolTeasers({ teasers, label }: ToolTeasersProps) {
  return (
    <div className={styles.room}>
      <ul role="list" className={styles.teasers}>
        {teasers.map(({ id, question, figure, unit, text, address }) => (
          <li key={id} className={`${stretched.card} ${styles.teaser}`}>
            <h3 className={styles.question}>
              <a href={address} className={stretched.link}>
                {question}
              </a>
            </h3>
            <p className={styles.figure}>
              {figure} <span className={styles.unit}>{unit}</span>
            </p>
            <p className={styles.text}>{text}</p>
            <p className={styles.more} aria-hidden="true">
              <span>{label}</span>
              <Icon name="arrow-right" />
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
