import { INSET_PX, MESSAGES, WIDE_PX } from './constants.ts';

/** Slides per view by window width in pixels, both ends included. Where two breakpoints share a width the later one wins. */
export type Responsive = Record<string, { breakpoint: { max: number; min: number }; items: number }>;

type Use = { responsive: unknown; centerMode?: boolean; partialVisible?: boolean };

/** @throws Error with its specified text on each of the three wrong uses, in production as well. */
export function checkUse({ responsive, centerMode, partialVisible }: Use): void {
  if (centerMode && partialVisible) throw new Error(MESSAGES.centreWithPartial);
  if (!responsive) throw new Error(MESSAGES.noResponsive);
  if (typeof responsive !== 'object') throw new Error(MESSAGES.responsiveNotObject);
}

/**
 * What a `responsive` value is called in the page: `sizes-1024-3000-2_464-1024-2_0-464-1`. It follows from the value
 * alone, so that equal values share one style sheet on every page, byte for byte: the Content-Security-Policy knows
 * style sheets by their hash.
 */
export function sizesName(responsive: Responsive): string {
  const parts = Object.values(responsive).map(({ breakpoint: { min, max }, items }) => `${min}-${max}-${items}`);
  return `sizes-${parts.join('_')}`.replace(/[^\w-]/g, '-');
}

/**
 * The style sheet of a `responsive` value: `--per-view` by window width, and from `WIDE_PX` on the inset.
 *
 * A width that no breakpoint covers takes the nearest narrower one (above the top: the top), hence one open-ended rule
 * per breakpoint from its upper end on; the breakpoints themselves follow in their own order and win.
 */
export function sizesCss(responsive: Responsive): string {
  const selector = `[data-carousel="${sizesName(responsive)}"]`;
  const sizes = Object.values(responsive).map(({ breakpoint: { min, max }, items }) => ({ min, max, items }));
  const perView = (items: number) => `${selector}{--per-view:${items}}`;

  const narrowest = sizes.reduce<{ min: number; items: number } | undefined>(
    (least, size) => (least === undefined || size.min < least.min ? size : least),
    undefined,
  );
  const beyond = sizes
    .toSorted((one, other) => one.max - other.max)
    .map(({ max, items }) => `@media (min-width:${max}px){${perView(items)}}`);
  const within = sizes.map(
    ({ min, max, items }) => `@media (min-width:${min}px) and (max-width:${max}px){${perView(items)}}`,
  );

  // A carousel with no more slides than fit has nothing to move: it needs to know how few they are.
  const most = Math.max(1, ...sizes.map(({ items }) => items));
  const few = Array.from({ length: most }, (_, at) => `${selector}[data-slides="${at + 1}"]{--slides:${at + 1}}`);

  return [
    perView(narrowest?.items ?? 1),
    ...beyond,
    ...within,
    ...few,
    `@media (min-width:${WIDE_PX}px){${selector}{--inset:${INSET_PX}px}}`,
  ].join('');
}
