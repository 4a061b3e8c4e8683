import { Phrase } from '../../design/Phrase/Phrase.tsx';
import { Picture, type PictureFile } from '../../design/Picture/Picture.tsx';
import { SnapRow } from '../../design/SnapRow/SnapRow.tsx';
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

/** What protects: what has a picture or a drawing stands in twos with its words beside it, the rest as text below. */
export function Safety({ items, drawings }: SafetyProps) {
  const isSeen = ({ picture, drawing }: SafetyProps['items'][number]) => picture !== undefined || drawing !== undefined;
  return (
    <div className={styles.rows}>
      <SnapRow className={styles.items}>
        {items.filter(isSeen).map(({ title, text, picture, drawing }) => {
          const lines = drawing === undefined ? undefined : drawings[drawing.name];
          return (
            <li key={title} className={styles.seen}>
              <div className={styles.beside}>
                {picture !== undefined && <Picture picture={picture} role="besideWords" className={styles.picture} />}
                {lines !== undefined && (
                  <div className={styles.drawing}>
                    <img src={lines.src} width={lines.width} height={lines.height} alt={drawing?.alt} loading="lazy" />
                  </div>
                )}
                <Words title={title} text={text} />
              </div>
            </li>
          );
        })}
      </SnapRow>
      <ul role="list" className={styles.items}>
        {items
          .filter((item) => !isSeen(item))
          .map(({ title, text }) => (
            <li key={title} className={styles.plain}>
              <Words title={title} text={text} />
            </li>
          ))}
      </ul>
    </div>
  );
}

function Words({ title, text }: { title: string; text: string }) {
  return (
    <div className={styles.words}>
      <h3>
        <Phrase>{title}</Phrase>
      </h3>
      <p>{text}</p>
    </div>
  );
}
