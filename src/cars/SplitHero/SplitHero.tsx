import type { ReactNode } from 'react';
import { Picture, type PictureFile } from '../../design/Picture/Picture.tsx';
import styles from './SplitHero.module.css';

type SplitHeroProps = {
  /** The page's `h1`. */
  heading: ReactNode;
  line: ReactNode;
  picture: PictureFile;
  /** What is seen, below the picture. */
  caption?: string | undefined;
};

/** The first screen of a car's further pages: words at the start, and beside them a picture that reaches the window's edge. */
export function SplitHero({ heading, line, picture, caption }: SplitHeroProps) {
  return (
    <div className={styles.hero} data-band="night">
      <div className={styles.words}>
        <h1 className={styles.heading}>{heading}</h1>
        <p className={styles.line}>{line}</p>
      </div>
      <figure className={styles.figure}>
        <Picture picture={picture} role="split" eager />
        {caption !== undefined && <figcaption className={styles.caption}>{caption}</figcaption>}
      </figure>
    </div>
  );
}
