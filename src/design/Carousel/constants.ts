/**
 * The carousel's constants as the specification fixes them (docs/decisions/0030-what-is-fixed.md).
 */

/** How long a move takes; and for as long, every further next, previous or go-to is dropped. Milliseconds. */
export const MOVE_MS = 400;

/** A drag or swipe turns the slide from this distance on; a shorter one returns. Pixels. */
export const LEAST_DRAG_PX = 80;

/**
 * How far the first slide stands in from the edge on wide windows, and by how much further than its own width the track
 * moves when that slide is left, so that the next ones rest flush with the edge. Pixels.
 */
export const INSET_PX = 150;

/** From this window width on the inset is `INSET_PX`; below it is the page's gutter. Pixels. */
export const WIDE_PX = 1024;

/** Time between two automatic moves, where autoplay is on. Milliseconds. */
export const AUTOPLAY_MS = 3000;

/** The slider's `max`: it runs over the whole way of the track, not over slides. The specification names no value. */
export const SLIDER_MAX = 1000;

/** Messages of the three wrong uses, thrown while rendering. */
export const MESSAGES = {
  centreWithPartial: 'center mode can not be used at the same time with partialVisible',
  noResponsive: 'Responsive prop is needed for deciding the amount of items to show on the screen',
  responsiveNotObject: 'responsive prop must be an object',
} as const;
