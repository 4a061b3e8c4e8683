import type { CarouselWords } from '../../design/Carousel/Carousel.tsx';
import type { PictureCard } from '../../showroom/PictureCards/PictureCards.tsx';
import { PictureCarousel } from '../../showroom/PictureCarousel/PictureCarousel.tsx';
import { featureSizes } from '../../showroom/PictureCarousel/sizes.ts';

type AssistantCarouselProps = { items: PictureCard[]; label: string; words: CarouselWords };

/** Moments of the driving assistant, side by side: three on a desktop, five on the widest screens. */
export function AssistantCarousel({ items, label, words }: AssistantCarouselProps) {
  const slides = items.map(({ title, text, picture }) => ({ picture, caption: title, text }));
  return <PictureCarousel slides={slides} responsive={featureSizes} label={label} words={words} look="cards" />;
}
