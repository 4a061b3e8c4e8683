import { Phrase } from '../../design/Phrase/Phrase.tsx';
import { Picture, type PictureFile } from '../../design/Picture/Picture.tsx';
import styles from './TextWithPicture.module.css';

type TextWithPictureProps = {
  /** Of the section around it: the heading takes `{id}-heading`. */
  id: string;
  part: { heading: string; text: string[]; picture: PictureFile };
  /** The picture stands at the end instead of the start. */
  reversed?: boolean;
};

/** A heading and one to three paragraphs beside a picture. */
export function TextWithPicture({ id, part, reversed = false }: TextWithPictureProps) {
  return (
    <div className={styles.part} data-reversed={reversed || undefined}>
      <Picture picture={part.picture} role="half" className={styles.picture} />
      <div className={styles.words}>
        <h2 id={`${id}-heading`}>
          <Phrase>{part.heading}</Phrase>
        </h2>
        {part.text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </div>
  );
}
