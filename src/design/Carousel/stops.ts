/** What is measured of a laid out track. Lengths in pixels. */
export type View = {
  slides: number;
  perView: number;
  /** Width of one slide. */
  width: number;
  /** How far the first slide stands in from the edge at rest. */
  inset: number;
};

export function measureView(track: HTMLElement): View {
  const inset = Number.parseFloat(getComputedStyle(track).paddingInlineStart);
  const width = track.firstElementChild?.getBoundingClientRect().width ?? 0;
  const perView = Math.round((track.getBoundingClientRect().width - inset) / width);
  return { slides: track.childElementCount, perView, width, inset };
}

/** The last slide that can stand first in the view. */
export function lastIndex({ slides, perView }: View): number {
  return Math.max(0, slides - perView);
}

/**
 * Where the track rests when slide `index` (from 0) stands first: slide 0 at 0, every other at its own place plus the
 * inset, which has been left behind with slide 0. An index beyond either end rests at that end.
 */
export function stopOf(view: View, index: number): number {
  const within = Math.min(index, lastIndex(view));
  return within <= 0 ? 0 : within * view.width + view.inset;
}

/** The farthest that the track moves. */
export function endOf(view: View): number {
  return stopOf(view, lastIndex(view));
}

/** The slide whose stop is nearest to a position. */
export function nearestIndex(view: View, position: number): number {
  if (position < stopOf(view, 1) / 2) return 0;
  return Math.min(Math.max(1, Math.round((position - view.inset) / view.width)), lastIndex(view));
}

/** The index nearest to `from` at which slide `slide` is seen as a whole. */
export function indexThatShows(view: View, slide: number, from: number): number {
  return slide < from ? slide : Math.max(from, slide - view.perView + 1);
}

/** Whether any part of a slide, more than a pixel's rounding, is seen between two positions of the track. */
export function isSeen(view: View, slide: number, from: number, to = from): boolean {
  const start = view.inset + slide * view.width;
  const windowWidth = view.inset + view.perView * view.width;
  return start + view.width > Math.min(from, to) + 1 && start < Math.max(from, to) + windowWidth - 1;
}
