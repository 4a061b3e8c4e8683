import { LEAST_DRAG_PX, SLIDER_MAX } from './constants.ts';
import { isField, watchDrags } from './drags.ts';
import type { Mover } from './mover.ts';
import { endOf, indexThatShows, measureView, nearestIndex, stopOf } from './stops.ts';

/** A running carousel, as gestures, keys and focus get hold of it. */
export type Carousel = {
  root: HTMLElement;
  track: HTMLElement;
  range: HTMLInputElement;
  slides: HTMLElement[];
  mover: Mover;
  signal: AbortSignal;
  /** The slide that stands first, from 0. */
  index(): number;
  /** Goes to a position in pixels at once. */
  jump(position: number): void;
  /** Goes to a slide with motion. */
  moveTo(index: number): void;
  /** Next or previous, dropped while the last move has not ended. */
  turn(by: number): void;
  /** While the visitor holds the slider it is not written to. */
  slide(isNow: boolean): void;
};

/** The slider takes the track anywhere and adds nothing; an arrow key moves it by the width of a slide. */
export function watchSlider({ track, range, mover, signal, jump, slide }: Carousel) {
  const steps: Record<string, number> = {
    ArrowUp: 1,
    ArrowDown: -1,
    ArrowRight: mover.direction,
    ArrowLeft: -mover.direction,
  };
  const onInput = () => {
    slide(true);
    jump((range.valueAsNumber / SLIDER_MAX) * endOf(measureView(track)));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined || hasModifier(event)) return;
    event.preventDefault();
    jump(mover.position() + step * measureView(track).width);
  };
  range.addEventListener('input', onInput, { signal });
  range.addEventListener('change', () => slide(false), { signal });
  range.addEventListener('keydown', onKeyDown, { signal });
}

/** Arrow keys turn the carousel that has the focus, wherever in it. */
export function watchKeys({ root, mover, signal, turn }: Carousel) {
  const steps: Record<string, number> = { ArrowRight: mover.direction, ArrowLeft: -mover.direction };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined || hasModifier(event) || event.defaultPrevented || isField(event.target)) return;
    event.preventDefault();
    turn(step);
  };
  root.addEventListener('keydown', onKeyDown, { signal });
}

/** The track follows the pointer; at its release it turns or returns. */
export function watchDragging({ root, track, mover, signal, index, moveTo }: Carousel) {
  let from = 0;
  let start = 0;
  /** Where a release that turns nothing goes to; undefined where nothing has moved. */
  let home: number | undefined;

  function onGrab() {
    const heading = index();
    home = mover.halt() ? heading : undefined;
    from = mover.position();
    start = nearestIndex(measureView(track), from);
  }

  function onPull(distance: number) {
    home = start;
    root.dataset.dragging = '';
    mover.jump(from + distance * mover.direction);
  }

  function onRelease(distance: number) {
    delete root.dataset.dragging;
    // Touches are measured in fractions: 79.99 is 80.
    const way = Math.round(distance) * mover.direction;
    if (Math.abs(way) >= LEAST_DRAG_PX) {
      const turned = Math.max(1, Math.round(Math.abs(way) / measureView(track).width));
      moveTo(start + Math.sign(way) * turned);
    } else if (home !== undefined) {
      moveTo(home);
    }
  }

  watchDrags(track, { onGrab, onPull, onRelease }, signal);
}

/** The browser scrolls what is focused just into view; the track goes to the stop that shows the whole slide instead. */
export function watchFocus({ track, slides, signal, index, jump }: Carousel) {
  const onFocusIn = (event: FocusEvent) => {
    const target = event.target as Element;
    const at = slides.findIndex((slide) => slide.contains(target));
    if (at === -1 || !target.matches(':focus-visible')) return;
    const view = measureView(track);
    jump(stopOf(view, indexThatShows(view, at, index())));
  };
  track.addEventListener('focusin', onFocusIn, { signal });
}

const hasModifier = (event: KeyboardEvent) => event.altKey || event.ctrlKey || event.metaKey;
