import { Phrase } from '../../design/Phrase/Phrase.tsx';
import { Picture, type PictureFile } from '../../design/Picture/Picture.tsx';
import { SnapRow } from '../../design/SnapRow/SnapRow.tsx';
import styles from './PictureCards.module.css';

export type PictureCard = { title: string; text: string; picture: PictureFile };

/** By how many cards stand in a row: alone a picture has two of three columns, its words the third. */
const ROLES = { 1: 'cardAlone', 2: 'cardOfTwo', 3: 'cardOfThree' } as const;

/** How many cards stand in the row of the card at `index` of `count`: rows of three, what is left over last. */
function inRow(index: number, count: number): keyof typeof ROLES {
  const rest = count % 3;
  if (rest === 0 || index < count - rest) return 3;
  return rest === 1 ? 1 : 2;
}

/**
 * Pictures with a title and a paragraph each: in rows of three on wide windows, the last row of one or two larger; in twos on
 * tablets, on phones in a row that scrolls.
 */
export function PictureCards({ cards }: { cards: PictureCard[] }) {
  return (
    <SnapRow className={styles.cards}>
      {cards.map(({ title, text, picture }, index) => {
        const row = inRow(index, cards.length);
        return (
          <li key={picture.path} className={styles.card} data-row={row === 3 ? undefined : row}>
            <Picture picture={picture} role={ROLES[row]} className={styles.picture} />
            <h3>
              <Phrase>{title}</Phrase>
            </h3>
            <p>{text}</p>
          </li>
        );
      })}
    </SnapRow>
  );
}
