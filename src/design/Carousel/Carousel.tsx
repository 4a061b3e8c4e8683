import { Children, type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { InlineStyle } from '../InlineStyle/InlineStyle.tsx';
import { NEAR, onApproach } from '../on-approach.ts';
import styles from './Carousel.module.css';
import { SLIDER_MAX } from './constants.ts';
import { checkUse, type Responsive, sizesCss, sizesName } from './responsive.ts';

export type CarouselMessages = {
  /** What a screen reader says in place of "region" and "group": "carousel", "slide". */
  kind: string;
  slide: string;
  /** What the list is called after the carousel's own name: "slides". */
  slides: string;
  previous: string;
  next: string;
  /** Name of the slider. */
  position: string;
  /** Name of the toggle button that stops autoplay. */
  pause: string;
};

type CarouselProps = {
  /** Name of the carousel; different from the heading of its section, which is a name already. */
  label: string;
  /** Slides per view by window width, e.g. `exteriorSizes`. */
  responsive: Responsive;
  messages: CarouselMessages;
  /** Where its slides end: at the page's column, or at the right edge of the window. On phones one slide fills it anyway. */
  end?: 'column' | 'window';
  /** Turns every 3000 ms and shows a pause button. */
  autoPlay?: boolean;
  /** Specified options without effect here, where slides are never cut; both at once are an error. */
  centerMode?: boolean;
  partialVisible?: boolean;
  /** One child per slide. */
  children: ReactNode;
};

/**
 * Slides side by side, several per view. It is a list that scrolls by itself, laid out by CSS alone: complete before
 * scripts and without them. `runCarousel` then adds drags, arrow keys, exact stops and the counter.
 *
 * It wants the whole width of the window. Its slides belong to the first render: give it a new `key` with new slides.
 *
 * @throws Error with its specified text while rendering: both centre mode and partial visibility, no `responsive`,
 * `responsive` not an object.
 */
export function Carousel({
  label,
  responsive,
  messages,
  end = 'column',
  autoPlay = false,
  centerMode,
  partialVisible,
  children,
}: CarouselProps) {
  checkUse({ responsive, centerMode, partialVisible });
  const root = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current } = root;
    if (current === null) return undefined;
    let stop: (() => void) | undefined;
    let isGone = false;
    const stopWaiting = onApproach(current, NEAR, () => {
      // Until it comes, and if it does not, the list goes on scrolling by itself.
      import('./run-carousel.ts').then(({ runCarousel }) => {
        if (!isGone) stop = runCarousel(current, { autoPlay });
      }, console.error);
    });
    return () => {
      isGone = true;
      stopWaiting();
      stop?.();
    };
  }, [autoPlay]);

  const sizes = sizesName(responsive);
  const slides = Children.toArray(children);
  const first = `1 / ${slides.length}`;
  // Whoever used the carousel before React came has changed what is marked with suppressHydrationWarning; it stays so.
  return (
    <section
      ref={root}
      className={styles.carousel}
      aria-roledescription={messages.kind}
      aria-label={label}
      data-carousel={sizes}
      data-slides={slides.length}
      data-end={end === 'window' ? end : undefined}
    >
      <InlineStyle id={sizes} text={sizesCss(responsive)} />
      <ul
        className={styles.track}
        data-carousel-track=""
        role="list"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: who scrolls with the keyboard needs to get here.
        tabIndex={0}
        aria-label={`${label}: ${messages.slides}`}
      >
        {slides.map((slide, at) => (
          <li className={styles.slide} key={(slide as { key?: string }).key ?? at}>
            {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls. */}
            <div role="group" aria-roledescription={messages.slide} aria-label={`${at + 1} / ${slides.length}`}>
              {slide}
            </div>
          </li>
        ))}
      </ul>
      <div className={styles.controls} data-print="never">
        <input
          className={styles.range}
          type="range"
          data-carousel-range=""
          min={0}
          max={SLIDER_MAX}
          step="any"
          defaultValue={0}
          aria-label={messages.position}
          aria-valuetext={first}
          suppressHydrationWarning
        />
        <span
          className={styles.count}
          data-carousel-count=""
          aria-live={autoPlay ? 'off' : 'polite'}
          suppressHydrationWarning
        >
          {first}
        </span>
        <Button
          look="round"
          aria-label={messages.previous}
          aria-disabled="true"
          data-carousel-step="-1"
          suppressHydrationWarning
        >
          <Icon name="arrow-left" />
        </Button>
        <Button look="round" aria-label={messages.next} aria-disabled="false" data-carousel-step="1">
          <Icon name="arrow-right" />
        </Button>
        {autoPlay && (
          <Button look="round" className={styles.pause} aria-label={messages.pause} data-carousel-pause="">
            <Icon name="pause" />
          </Button>
        )}
      </div>
    </section>
  );
}
