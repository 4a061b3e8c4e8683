import { onceAFrame } from '../once-a-frame.ts';
import { playCarousel } from './autoplay.ts';
import { MOVE_MS, SLIDER_MAX } from './constants.ts';
import { type Carousel, watchDragging, watchFocus, watchKeys, watchSlider } from './gestures.ts';
import { createMover } from './mover.ts';
import { endOf, isSeen, lastIndex, measureView, nearestIndex, stopOf } from './stops.ts';

/**
 * Takes over a carousel that has been a natively scrolling list until now, where the visitor has left it: own stops,
 * drags, arrow keys, slider, counter. Everything shown derives from the scroll position and is written straight into
 * the page; React renders nothing while it moves.
 *
 * @returns What hands the list back to the browser.
 */
export function runCarousel(root: HTMLElement, { autoPlay }: { autoPlay: boolean }): () => void {
  const find = <E extends HTMLElement>(part: string) => root.querySelector(`[data-carousel-${part}]`) as E;
  const track = find('track');
  const range = find<HTMLInputElement>('range');
  const count = find('count');
  const previous = find('step="-1"');
  const next = find('step="1"');
  const slides = [...track.children] as HTMLElement[];

  const mover = createMover(track);
  const listening = new AbortController();
  const { signal } = listening;
  let index = 0;
  let width = track.clientWidth;
  let lastMove = Number.NEGATIVE_INFINITY;
  let isSliding = false;
  let isWanted = false;
  let isPlaying = false;

  function show() {
    const view = measureView(track);
    keepSlide();
    if (width === 0) return;
    const position = mover.position();
    const end = endOf(view);
    index = nearestIndex(view, position);
    const last = Math.min(index + view.perView, view.slides);
    const text = `${index + 1}${last > index + 1 ? `–${last}` : ''} / ${view.slides}`;
    if (count.textContent !== text) count.textContent = text;
    range.setAttribute('aria-valuetext', text);
    if (!isSliding) range.value = String((position / end || 0) * SLIDER_MAX);
    previous.setAttribute('aria-disabled', String(position <= 1));
    next.setAttribute('aria-disabled', String(position >= end - 1));
    slides.forEach((slide, at) => {
      setInert(slide, !isSeen(view, at, position));
      if (isWanted && at >= index && at <= index + 2 * view.perView) loadPictures(slide);
    });
  }

  /** After a change of width the same slide stands first: the browser has only kept the distance. */
  function keepSlide() {
    if (track.clientWidth === width) return;
    const wasHidden = width === 0;
    width = track.clientWidth;
    if (!wasHidden) mover.jump(stopOf(measureView(track), index));
  }

  /** A slide that goes out of view with the focus inside hands it to the list, so that the keys go on working. */
  function setInert(slide: HTMLElement, isInert: boolean) {
    if (slide.inert === isInert) return;
    if (isInert && slide.contains(document.activeElement)) track.focus({ preventScroll: true });
    slide.inert = isInert;
  }

  /** Tells the counter to speak, unless the slider does, or nobody asked for the move. */
  function setLive() {
    count.setAttribute('aria-live', isPlaying || document.activeElement === range ? 'off' : 'polite');
  }

  /** A swipe under way when the scripts come ends on a stop, as the list would have ended it. */
  function finishSwipe() {
    const isOnStop = Math.abs(mover.position() - stopOf(measureView(track), index)) <= 1;
    if (isOnStop || document.activeElement === range) return;
    const finish = () => {
      if (root.dataset.dragging === undefined) carousel.moveTo(index);
    };
    track.addEventListener('scrollend', finish, { signal, once: true });
  }

  const carousel: Carousel = {
    root,
    track,
    range,
    slides,
    mover,
    signal,
    index: () => index,
    jump(position) {
      mover.jump(position);
      show();
    },
    moveTo(to) {
      const view = measureView(track);
      lastMove = performance.now();
      isSliding = false;
      mover.move(stopOf(view, Math.min(Math.max(0, to), lastIndex(view))));
      show();
    },
    turn(by) {
      if (performance.now() - lastMove >= MOVE_MS) carousel.moveTo(index + by);
    },
    slide(isNow) {
      isSliding = isNow;
    },
  };

  const shown = onceAFrame(show);
  const want = () => {
    isWanted = true;
    show();
  };
  const resizing = new ResizeObserver(show);

  root.dataset.ready = '';
  previous.addEventListener('click', () => carousel.turn(-1), { signal });
  next.addEventListener('click', () => carousel.turn(1), { signal });
  watchSlider(carousel);
  watchKeys(carousel);
  watchDragging(carousel);
  watchFocus(carousel);
  track.addEventListener('scroll', shown.ask, { signal, passive: true });
  for (const type of ['focus', 'blur']) range.addEventListener(type, setLive, { signal });
  for (const type of ['pointerenter', 'focusin']) root.addEventListener(type, want, { signal, once: true });
  if (autoPlay) {
    const turn = () => {
      if (root.dataset.dragging === undefined) carousel.turn(index === lastIndex(measureView(track)) ? -index : 1);
    };
    const onPlaying = (isPlayingNow: boolean) => {
      isPlaying = isPlayingNow;
      setLive();
    };
    playCarousel(root, { turn, onPlaying }, signal);
  }
  show();
  finishSwipe();
  resizing.observe(track);

  return () => {
    listening.abort();
    resizing.disconnect();
    shown.stop();
    mover.halt();
    for (const slide of slides) slide.inert = false;
    delete root.dataset.ready;
    delete root.dataset.dragging;
  };
}

/** Pictures of the slides ahead load once the visitor turns to the carousel, so that no move shows an empty one. */
function loadPictures(slide: Element) {
  for (const picture of slide.querySelectorAll<HTMLImageElement>('img[loading="lazy"]')) picture.loading = 'eager';
}
