import { Icon } from '../../../design/Icon/Icon.tsx';
import { Phrase } from '../../../design/Phrase/Phrase.tsx';
import { Picture, type PictureFile } from '../../../design/Picture/Picture.tsx';
import styles from './Promotions.module.css';

type PromotionsProps = {
  /** Names the row for those who do not see it. */
  label: string;
  promotions: { title: string; text: string; picture: PictureFile }[];
};

/** A row of tiles; a tap anywhere on one opens its short text below. Native elements, so it works from the first paint. */
export function Promotions({ label, promotions }: PromotionsProps) {
  return (
    <ul role="list" id="promotions" className={styles.tiles} aria-label={label} data-print="never">
      {promotions.map(({ title, text, picture }) => (
        <li key={title}>
          {/* The visitor may have opened it before the scripts arrived. */}
          <details className={styles.tile} data-grows suppressHydrationWarning>
            <summary className={styles.summary}>
              <Picture picture={picture} role="stamp" className={styles.picture} />
              <h2 className={styles.title}>
                <Phrase>{title}</Phrase>
              </h2>
              <span className={styles.sign}>
                <Icon name="plus" />
              </span>
            </summary>
            <p className={styles.text}>{text}</p>
          </details>
        </li>
      ))}
    </ul>
  );
}
