import { Phrase } from '../../design/Phrase/Phrase.tsx';
import { Picture, type PictureFile } from '../../design/Picture/Picture.tsx';
import styles from './TextWithPicture.module.css';

type TextWithPictureProps = {
  /** Anchor of the section; the heading takes `{id}-heading`. */
  id: string;
  part: { heading: string; text: string[]; picture: PictureFile };
};

/** A section of its own: a picture, and below it a heading and one to three paragraphs. */
export function TextWithPicture({ id, part }: TextWithPictureProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={styles.part}>
      <Picture picture={part.picture} role="pair" className={styles.picture} />
      <h2 id={`${id}-heading`}>
        <Phrase>{part.heading}</Phrase>
      </h2>
      {part.text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  );
}
