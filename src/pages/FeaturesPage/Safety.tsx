import { Phrase } from '../../design/Phrase/Phrase.tsx';
import { Picture, type PictureFile } from '../../design/Picture/Picture.tsx';
import styles from './Safety.module.css';

type SafetyProps = {
  items: {
    title: string;
    text: string;
    picture?: PictureFile | undefined;
    drawing?: { name: 'airbags' | 'body'; alt: string } | undefined;
  }[];
  /** Addresses and sizes of the line drawings by name. */
  drawings: Record<'airbags' | 'body', { src: string; width: number; height: number }>;
};

/** What protects: the items with a picture or a drawing first in their rows, the others as text. */
export function Safety({ items, drawings }: SafetyProps) {
  return (
    <ul role="list" className={styles.items}>
      {items.map(({ title, text, picture, drawing }) => {
        const lines = drawing === undefined ? undefined : drawings[drawing.name];
        return (
          <li key={title} className={styles.item}>
            {picture !== undefined && <Picture picture={picture} role="card" className={styles.picture} />}
            {lines !== undefined && (
              <img
                className={styles.drawing}
                src={lines.src}
                width={lines.width}
                height={lines.height}
                alt={drawing?.alt}
                loading="lazy"
              />
            )}
            <h3>
              <Phrase>{title}</Phrase>
            </h3>
            <p>{text}</p>
          </li>
        );
      })}
    </ul>
  );
}
