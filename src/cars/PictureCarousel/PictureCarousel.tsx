import { Carousel, type CarouselMessages } from '../../design/Carousel/Carousel.tsx';
import { Phrase } from '../../design/Phrase/Phrase.tsx';
import { Picture, type PictureFile } from '../../design/Picture/Picture.tsx';
import styles from './PictureCarousel.module.css';
import { slidesPerView } from './slides-per-view.ts';

/** `text` is the longer word beside the caption; on cards the caption is the heading above it. */
export type PictureSlide = { picture: PictureFile; caption: string; text?: string };

type PictureCarouselProps = {
  /** Name of the carousel, different from its section's heading: "Exterior pictures". */
  label: string;
  slides: PictureSlide[];
  /** Which of the specified numbers of slides per view it has. */
  layout: keyof typeof slidesPerView;
  messages: CarouselMessages;
  /** `film`: large pictures, quiet captions. `strip`: the same, wide and low. `cards`: apart, each with a heading (`h3`) and text. */
  look?: 'film' | 'strip' | 'cards';
  /** Where its slides end: at the page's column, or at the right edge of the window. */
  end?: 'column' | 'window';
};

/** Pictures with captions in a carousel. It wants the window's whole width: a section of width `bleed`. */
export function PictureCarousel({
  label,
  slides,
  layout,
  messages,
  look = 'film',
  end = 'column',
}: PictureCarouselProps) {
  // Other pictures make another carousel, which starts at its first slide.
  return (
    <Carousel
      key={slides[0]?.picture.path}
      label={label}
      responsive={slidesPerView[layout]}
      messages={messages}
      end={end}
    >
      {slides.map((slide) =>
        look === 'cards' ? (
          <Card key={slide.picture.path} {...slide} />
        ) : (
          <Film key={slide.picture.path} {...slide} isLow={look === 'strip'} />
        ),
      )}
    </Carousel>
  );
}

function Film({ picture, caption, text, isLow }: PictureSlide & { isLow: boolean }) {
  return (
    <figure className={styles.film} data-low={isLow || undefined}>
      <Picture picture={picture} role="slide" />
      <figcaption className={styles.words}>
        <p className={styles.caption}>
          <Phrase>{caption}</Phrase>
        </p>
        {text !== undefined && <p className={styles.lead}>{text}</p>}
      </figcaption>
    </figure>
  );
}

function Card({ picture, caption, text }: PictureSlide) {
  return (
    <div className={styles.card}>
      <Picture picture={picture} role="feature" />
      <div className={styles.words}>
        <h3>
          <Phrase>{caption}</Phrase>
        </h3>
        {text !== undefined && <p>{text}</p>}
      </div>
    </div>
  );
}
