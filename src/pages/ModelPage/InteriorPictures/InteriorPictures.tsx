import { CabinViewPart } from '../../../cars/CabinView/CabinViewPart.tsx';
import type { ViewButton } from '../../../cars/Viewer/use-view-button.ts';
import { buttonClass } from '../../../design/Button/Button.tsx';
import { Phrase } from '../../../design/Phrase/Phrase.tsx';
import { Picture, type PictureFile, type PictureRole } from '../../../design/Picture/Picture.tsx';
import { SnapRow } from '../../../design/SnapRow/SnapRow.tsx';
import { Island } from '../../../page/Island.tsx';
import styles from './InteriorPictures.module.css';

type Slide = { picture: PictureFile; caption: string };

type InteriorPicturesProps = {
  /** Id of the heading, by which the section is labelled. */
  headingId: string;
  heading: string;
  text: string;
  /** Three; the first one leads. */
  slides: Slide[];
  link: { label: string; address: string };
  /** The view from the seats, where there is one; it lies over the leading picture. */
  cabin: ViewButton | undefined;
};

/**
 * The chapter of the cabin: what the driver sees, from edge to edge of the window, and on its lower end the words, the way to the
 * interior page and two nearer looks. On narrower windows they follow the picture, on phones in a row.
 */
export function InteriorPictures({
  headingId,
  heading,
  text,
  slides: [lead, ...others],
  link,
  cabin,
}: InteriorPicturesProps) {
  return (
    <div className={styles.chapter}>
      {lead !== undefined && <Captioned slide={lead} role="chapter" className={styles.lead} cabin={cabin} />}
      <div className={styles.row}>
        <div className={styles.words}>
          <h2 id={headingId}>
            <Phrase>{heading}</Phrase>
          </h2>
          <p className={styles.text}>{text}</p>
          <a href={link.address} className={buttonClass('secondary')}>
            {link.label}
          </a>
        </div>
        <SnapRow className={styles.others}>
          {others.map((slide) => (
            <li key={slide.picture.path}>
              <Captioned slide={slide} role="look" />
            </li>
          ))}
        </SnapRow>
      </div>
    </div>
  );
}

type CaptionedProps = { slide: Slide; role: PictureRole; className?: string; cabin?: ViewButton | undefined };

function Captioned({ slide: { picture, caption }, role, className, cabin }: CaptionedProps) {
  return (
    <figure className={className ? `${styles.figure} ${className}` : styles.figure}>
      <div className={styles.place}>
        <Picture picture={picture} role={role} />
        {cabin !== undefined && <Island of={CabinViewPart} props={{ view: cabin }} />}
      </div>
      <figcaption>
        <Phrase>{caption}</Phrase>
      </figcaption>
    </figure>
  );
}
