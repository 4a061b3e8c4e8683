import { Phrase } from '../../../design/Phrase/Phrase.tsx';
import { Picture, type PictureFile } from '../../../design/Picture/Picture.tsx';
import styles from './ExteriorChapter.module.css';

type ExteriorChapterProps = {
  /** Id of the heading, by which the section is labelled. */
  headingId: string;
  heading: string;
  text: string;
  /** The car low and at the end, calm room above it. */
  picture: PictureFile;
};

/**
 * The chapter of the exterior: the car in its land from edge to edge of the window, the words above it. On a bright sky they are
 * dark; another one darkens behind light words.
 */
export function ExteriorChapter({ headingId, heading, text, picture }: ExteriorChapterProps) {
  return (
    <div className={styles.chapter} data-band={picture.bright ? 'paper' : 'night'}>
      <Picture picture={picture} role="chapter" className={styles.picture} />
      <div className={styles.words}>
        <h2 id={headingId}>
          <Phrase>{heading}</Phrase>
        </h2>
        <p className={styles.text}>{text}</p>
      </div>
    </div>
  );
}
