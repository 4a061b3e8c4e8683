import { buttonClass } from '../../../design/Button/Button.tsx';
import { Phrase } from '../../../design/Phrase/Phrase.tsx';
import { Picture, type PictureFile } from '../../../design/Picture/Picture.tsx';
import styles from './InteriorPictures.module.css';

type InteriorPicturesProps = {
  text: string;
  /** Three; the first one leads. */
  slides: { picture: PictureFile; caption: string }[];
  link: { label: string; address: string };
};

/** The cabin in three pictures: the first one large, with the text and the way to the interior page, two beside it. */
export function InteriorPictures({ text, slides, link }: InteriorPicturesProps) {
  return (
    <div className={styles.pictures}>
      {slides.map(({ picture, caption }, at) => (
        <figure key={picture.path} className={styles.figure}>
          <Picture picture={picture} role={at === 0 ? 'seven' : 'five'} />
          <figcaption>
            <Phrase>{caption}</Phrase>
          </figcaption>
        </figure>
      ))}
      <div className={styles.words}>
        <p className={styles.text}>{text}</p>
        <a href={link.address} className={buttonClass('secondary')}>
          {link.label}
        </a>
      </div>
    </div>
  );
}
