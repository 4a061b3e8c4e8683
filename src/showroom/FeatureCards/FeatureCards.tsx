import { Phrase } from '#/src/design/Phrase/Phrase.tsx';
import { Picture, type PictureFile } from '#/src/design/Picture/Picture.tsx';
import styles from './FeatureCards.module.css';

type FeatureCardsProps = { cards: { title: string; text: string; picture: PictureFile }[] };

/** Pictures with a title and a short text, three beside each other. */
export function FeatureCards({ cards }: FeatureCardsProps) {
  return (
    <ul role="list" className={styles.cards}>
      {cards.map(({ title, text, picture }) => (
        <li key={title} className={styles.card}>
          <Picture picture={picture} role="card" className={styles.picture} />
          <h3 className={styles.title}>
            <Phrase>{title}</Phrase>
          </h3>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
