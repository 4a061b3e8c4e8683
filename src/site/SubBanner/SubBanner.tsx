import { memo } from 'react';
import type { Picture as PictureFile } from '#/content/catalogue/resolve.ts';
import type { BrandId } from '#/content/ids.ts';
import { Wordmark } from '../../cars/Wordmark/Wordmark.tsx';
import { Phrase } from '../../design/Phrase/Phrase.tsx';
import { Picture } from '../../design/Picture/Picture.tsx';
import styles from './SubBanner.module.css';

/** What a brand says below the header: a line, or a picture. */
type SubBannerData = { tagline: string } | { picture: PictureFile };

type SubBannerProps = {
  brand: BrandId;
  name: string;
  banner: SubBannerData;
  /** On the brand's own page the picture is the first thing that visitors see; elsewhere it is a strip. */
  isLarge?: boolean;
  /** Nothing else on the page is seen first: the picture is loaded before everything. */
  eager?: boolean;
};

/**
 * The strip below the header on a brand's pages: its wordmark with its tagline, or its wordmark over its banner picture.
 * Pages that belong to no brand have none.
 */
export const SubBanner = memo(function SubBanner({
  brand,
  name,
  banner,
  isLarge = false,
  eager = false,
}: SubBannerProps) {
  if ('tagline' in banner) {
    return (
      <section className={styles.line} aria-label={name} data-brand={brand}>
        <Wordmark of={brand} title={name} />
        <p className={styles.tagline}>
          <Phrase>{banner.tagline}</Phrase>
        </p>
      </section>
    );
  }
  return (
    <section
      className={styles.banner}
      aria-label={name}
      data-band="night"
      data-brand={brand}
      data-large={isLarge || undefined}
    >
      <Picture
        className={styles.picture}
        picture={{ ...banner.picture, alt: '' }}
        role={isLarge ? 'strip' : 'stripEnd'}
        eager={eager}
      />
      <div className={styles.mark}>
        <Wordmark of={brand} title={name} />
      </div>
    </section>
  );
});
