import type { SiteData } from '#/catalogue/site-data.ts';
import { Wordmark } from '../../cars/Wordmark/Wordmark.tsx';
import { Phrase } from '../../design/Phrase/Phrase.tsx';
import { Picture } from '../../design/Picture/Picture.tsx';
import styles from './SubBanner.module.css';

type SubBannerProps = {
  brand: Pick<SiteData['brands'][number], 'id' | 'name' | 'subBanner'>;
  /** A car's pages stand at its end (`ModelNavigation`): on phones tagline or picture then has its own line below it. */
  isShared?: boolean;
};

/**
 * The slim strip below the header on a brand's pages: its wordmark with its tagline or its banner picture. Pages
 * that belong to no brand have none.
 */
export function SubBanner({ brand: { id, name, subBanner }, isShared = false }: SubBannerProps) {
  return (
    <section className={styles.strip} aria-label={name} data-brand={id} data-shared={isShared || undefined}>
      <div className={styles.inside}>
        <Wordmark of={id} title={name} />
        {'picture' in subBanner && (
          <Picture
            className={styles.picture}
            picture={{ ...subBanner.picture, alt: '' }}
            role="strip"
            // A page that is no car's has no other picture in its first view.
            eager={!isShared}
          />
        )}
        {'tagline' in subBanner && (
          <p className={styles.tagline}>
            <Phrase>{subBanner.tagline}</Phrase>
          </p>
        )}
      </div>
    </section>
  );
}
