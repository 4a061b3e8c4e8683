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

/** What protects: what has a picture or a drawing stands in one row, the rest as text below it. */
export function Safety({ items, drawings }: SafetyProps) {
  const isPlain = ({ picture, drawing }: SafetyProps['items'][number]) =>
    picture === undefined && drawing === undefined;
  const rows = [items.filter((item) => !isPlain(item)), items.filter(isPlain)];
  return (
    <div className={styles.rows}>
      {rows.map((row) => (
        <ul key={row[0]?.title} role="list" className={styles.items} data-count={row.length}>
          {row.map(({ title, text, picture, drawing }) => {
            const lines = drawing === undefined ? undefined : drawings[drawing.name];
            return (
              <li key={title} className={styles.item}>
                {picture !== undefined && <Picture picture={picture} role="row" className={styles.picture} />}
                {lines !== undefined && (
                  <div className={styles.drawing}>
                    <img src={lines.src} width={lines.width} height={lines.height} alt={drawing?.alt} loading="lazy" />
                  </div>
                )}
                <h3>
                  <Phrase>{title}</Phrase>
                </h3>
                <p>{text}</p>
              </li>
            );
          })}
        </ul>
      ))}
    </div>
  );
}
