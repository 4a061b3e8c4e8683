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
  /** The colour stage: from edge to edge, beside the colour's name from 1024 px. */
  stage: '(min-width: 2000px) 1280px, (min-width: 1024px) 64vw, 100vw',
  /** Carousels of two: from 1024 px the first slide stands 150 px in, below that a gutter; one slide up to 464 px. */
  slide: '(min-width: 1024px) calc(50vw - 75px), (min-width: 465px) 48vw, 100vw',
  /** The carousel of three, five on the widest screens. */
  feature:
    '(min-width: 3001px) calc(20vw - 54px), (min-width: 1024px) calc(33.3vw - 68px), (min-width: 465px) calc(48vw - 16px), 100vw',
  /** Cards: three columns from 1024 px, two from 744 px; some are cut to 3:2, which shows the picture a little larger. */
  card: '(min-width: 1552px) 500px, (min-width: 1024px) 32vw, (min-width: 744px) 46vw, calc(100vw - 40px)',
  /** Two columns from 744 px, with or without a margin around the picture. */
  pair: '(min-width: 1552px) 676px, (min-width: 744px) 43vw, calc(100vw - 40px)',
  /** Cut-out cars in menus: two columns, on phones a small picture beside the name. */
  menu: '(min-width: 1552px) 672px, (min-width: 896px) 43vw, 160px',
  /** Upright tiles, cards in threes: three columns from 744 px. */
  tile: '(min-width: 1552px) 464px, (min-width: 744px) 29.4vw, calc(100vw - 40px)',
  /** Seven of twelve columns from 1024 px. */
  half: `(min-width: 1552px) 826px, (min-width: 1024px) 53vw, ${CONTENT}`,
  /** Two of three columns from 1024 px, cut to 3:2. */
  lead: `(min-width: 1552px) 1120px, (min-width: 1024px) 72vw, ${CONTENT}`,
  /** All of the content's width. */
  content: CONTENT,
  /** A low band from edge to edge that is cut at the sides on phones. */
  strip: 'max(100vw, 682px)',
  /** From edge to edge. */
  banner: '100vw',
  /** The end of a strip, on phones all of it. */
  stripEnd: '(min-width: 744px) calc(20vw + 320px), 100vw',
} as const;

/** A place for pictures. */
export type PictureRole = keyof typeof SIZES;

/** Phones and tablets held upright show the hero's tall picture: as wide as the window, at the hero's lower end. */
export const TALL = { media: '(max-width: 1023px) and (orientation: portrait)', sizes: '100vw' };
