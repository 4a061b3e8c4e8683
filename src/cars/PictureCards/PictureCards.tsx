import { Phrase } from '../../design/Phrase/Phrase.tsx';
import { Picture, type PictureFile } from '../../design/Picture/Picture.tsx';
import { SnapRow } from '../../design/SnapRow/SnapRow.tsx';
import styles from './PictureCards.module.css';

export type PictureCard = { title: string; text: string; picture: PictureFile };

type PictureCardsProps = {
  cards: PictureCard[];
  /** Columns on wide windows; tablets have three where there are three, else two; phones one, or a row of three and four. */
  columns: 2 | 3 | 4;
  /** The first of them is the largest picture of the page's first view. */
  eager?: boolean;
};

const ROLES = { 2: 'pair', 3: 'tile', 4: 'quarter' } as const;

/** Pictures with a title and a paragraph below each, in columns. */
export function PictureCards({ cards, columns, eager = false }: PictureCardsProps) {
  const List = columns === 2 ? 'ul' : SnapRow;
  return (
    <List role="list" className={styles.cards} data-columns={columns}>
      {cards.map(({ title, text, picture }, index) => (
        <li key={picture.path} className={styles.card}>
          <Picture picture={picture} role={ROLES[columns]} className={styles.picture} eager={eager && index === 0} />
          <h3>
            <Phrase>{title}</Phrase>
          </h3>
          <p>{text}</p>
        </li>
      ))}
    </List>
  );
}
