import type { homePage } from '#/catalogue/home-page.ts';
import { Wordmark } from '../../cars/Wordmark/Wordmark.tsx';
import { Icon } from '../../design/Icon/Icon.tsx';
import { Picture } from '../../design/Picture/Picture.tsx';
import styles from './BrandTiles.module.css';

/** The three brands side by side: both cars of each, and below them wordmark and one line; the whole tile is the link. */
export function BrandTiles({ tiles }: { tiles: ReturnType<typeof homePage>['tiles'] }) {
  return (
    <ul role="list" className={styles.tiles}>
      {tiles.map((tile) => (
        <li key={tile.id}>
          <a href={tile.address} className={styles.tile}>
            <Picture picture={tile.picture} role="tile" className={styles.picture} />
            <Wordmark of={tile.id} title={tile.name} />
            <span className={styles.line}>
              <span className={styles.text}>{tile.line}</span>
              <Icon name="arrow-right" />
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
