import { Icon } from '../../../design/Icon/Icon.tsx';
import { Phrase } from '../../../design/Phrase/Phrase.tsx';
import { Picture, type PictureFile } from '../../../design/Picture/Picture.tsx';
import styles from './Promotions.module.css';

type PromotionsProps = {
  /** The first one leads and stands large. */
  promotions: { title: string; text: string; picture: PictureFile }[];
};

/** Three tiles; a tap anywhere on one opens its short text below. Native elements, so it works from the first paint. */
export function Promotions({ promotions }: PromotionsProps) {
  return (
    <ul role="list" className={styles.tiles}>
      {promotions.map(({ title, text, picture }, at) => (
        <li key={title}>
          {/* The visitor may have opened it before the scripts arrived. */}
          <details className={styles.tile} suppressHydrationWarning>
            <summary className={styles.summary}>
              <Picture picture={picture} role={at === 0 ? 'lead' : 'card'} className={styles.picture} />
              <h3 className={styles.title}>
                <Phrase>{title}</Phrase>
              </h3>
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
