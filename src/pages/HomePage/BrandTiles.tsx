import type { homePage } from '#/catalogue/home-page.ts';
import { Wordmark } from '../../cars/Wordmark/Wordmark.tsx';
import { Icon } from '../../design/Icon/Icon.tsx';
import { Picture } from '../../design/Picture/Picture.tsx';
import { SnapRow } from '../../design/SnapRow/SnapRow.tsx';
import styles from './BrandTiles.module.css';

/**
 * The three brands side by side: a car of each, in the room above it wordmark and one line, dark on a bright sky. The whole tile is
 * the link.
 */
export function BrandTiles({ tiles }: { tiles: ReturnType<typeof homePage>['tiles'] }) {
  return (
    <SnapRow className={styles.tiles} hasLinks>
      {tiles.map((tile) => (
        <li key={tile.id}>
          <a href={tile.address} className={styles.tile} data-band={tile.picture.bright ? 'paper' : 'night'}>
            <Picture picture={tile.picture} role="tile" className={styles.picture} />
            <span className={styles.words}>
              <Wordmark of={tile.id} title={tile.name} />
              <span className={styles.line}>
                <span className={styles.text}>{tile.line}</span>
                <Icon name="arrow-right" />
              </span>
            </span>
          </a>
        </li>
      ))}
    </SnapRow>
  );
}
