import type { ReactNode } from 'react';
import { Picture, type PictureFile } from '../../design/Picture/Picture.tsx';
import styles from './Hero.module.css';

type HeroProps = {
  /** The page's `h1`. */
  heading: ReactNode;
  line: ReactNode;
  picture: PictureFile;
  /** The same subject framed for a phone held upright: the car low, calm room above it. */
  tall: PictureFile;
  /** Id of the car on a page of its own: its picture carries over from the card that led here. */
  car?: string;
  /** What the visitor can do: two buttons at most. */
  children?: ReactNode;
};

/** The first screen of a page: one picture from edge to edge, the name in its calm part, one line, two buttons. */
export function Hero({ heading, line, picture, tall, car, children }: HeroProps) {
  return (
    <div className={styles.hero} data-band="night" data-car={car}>
      <Picture className={styles.picture} picture={picture} tall={tall} role="hero" eager />
      <div className={styles.words}>
        <h1 className={styles.heading}>{heading}</h1>
        <p className={styles.line}>{line}</p>
        {children !== undefined && <div className={styles.actions}>{children}</div>}
      </div>
    </div>
  );
}
