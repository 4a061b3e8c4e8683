/**
 * How wide a picture stands on the page, by the place it has there: the `sizes` from which a browser picks a file before it
 * knows the layout. Change a line together with the styles of the place; lengths come from `tokens.css`
 * (`--gutter: clamp(20px, 4.2vw, 56px)`, `--content: 1440px`, `--column-gap: clamp(16px, 1.8vw, 24px)`).
 */

/** All of the content's width: the window without gutters, at most 1440 px. */
const CONTENT =
  '(min-width: 1552px) 1440px, (min-width: 1334px) calc(100vw - 112px), (min-width: 476px) 91.6vw, calc(100vw - 40px)';

export const SIZES = {
  /** Covers 94 % of the window's height and all of its width, at 16:9. */
  hero: 'max(100vw, 168vh)',
  /** The colour stage: the content's width, beside the swatches from 1024 px. */
  stage: '(min-width: 1552px) 960px, (min-width: 1024px) 62vw, 100vw',
  /** Carousels of two: the first slide stands 150 px in from 1024 px; one slide up to 464 px. */
  slide:
    '(min-width: 1440px) 645px, (min-width: 1024px) calc(50vw - 75px), (min-width: 465px) 50vw, calc(100vw - 40px)',
  /** The carousel of three, five on the widest screens. */
  feature: '(min-width: 3001px) 20vw, (min-width: 1024px) 31vw, (min-width: 465px) 50vw, calc(100vw - 40px)',
  /** Cards: three columns from 1024 px, two from 744 px; some are cut to 3:2, which shows the picture a little larger. */
  card: '(min-width: 1552px) 500px, (min-width: 1024px) 32vw, (min-width: 744px) 46vw, calc(100vw - 40px)',
  /** Cut-out cars on cards with a margin: two columns from 744 px. */
  pair: '(min-width: 1552px) 648px, (min-width: 744px) 41vw, calc(100vw - 80px)',
  /** Cut-out cars in menus: two columns, on phones a small picture beside the name. */
  menu: '(min-width: 1552px) 672px, (min-width: 896px) 43vw, 160px',
  /** Upright tiles: three columns from 744 px. */
  tile: '(min-width: 1552px) 464px, (min-width: 744px) 29.4vw, calc(100vw - 40px)',
  /** Seven of twelve columns from 1024 px. */
  half: `(min-width: 1552px) 826px, (min-width: 1024px) 53vw, ${CONTENT}`,
  /** Two of three columns from 1024 px, cut to 3:2. */
  lead: `(min-width: 1552px) 1120px, (min-width: 1024px) 72vw, ${CONTENT}`,
  /** All of the content's width. */
  content: CONTENT,
  /** From edge to edge. */
  banner: '100vw',
} as const;

/** A place for pictures. */
export type PictureRole = keyof typeof SIZES;

/** Phones held upright show the hero's tall picture: as wide as the window, at the hero's lower end. */
export const TALL = { media: '(max-width: 743px) and (orientation: portrait)', sizes: '100vw' };
