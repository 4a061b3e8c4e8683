import { type BREAKPOINTS, below, from, HELD_ACROSS } from '../breakpoints.ts';

/**
 * How wide a picture stands on the page, by the place it has there: the `sizes` from which a browser picks a file before it
 * knows the layout. Change a line together with the styles of the place; lengths come from `tokens.css`
 * (`--gutter: clamp(20px, 4.2vw, 56px)`, `--content: 1440px`, `--column-gap: clamp(16px, 1.8vw, 24px)`).
 */

const PHONE = 'calc(100vw - 40px)';

/** Cards below 1024 px: two columns, on phones a row that scrolls. */
const CARDS = `${from('tablet')} 46vw, 292px`;

/** On a phone held across the first picture of a page stands beside its words. */
const BESIDE_WORDS = `${HELD_ACROSS} 58vw`;

/** The widest content, and what is left of it beside a heading (`Section`: nine of twelve columns). */
const CINEMA = { whole: 2240, besideHeading: 1674 };

/**
 * A share of the content's width, from the breakpoint `least` on; what is narrower takes `below`. The widest windows show
 * `cinema` pixels of content.
 */
function share(
  part: number,
  least: keyof typeof BREAKPOINTS = 'tablet',
  below: string = PHONE,
  cinema: number = CINEMA.whole,
): string {
  const at = (content: number) => `${Math.round(content * part)}px`;
  return [
    `${from('cinema')} ${at(cinema)}`,
    `${from('wide')} ${at(1680)}`,
    `(min-width: 1552px) ${at(1440)}`,
    `${from(least)} ${Math.round(916 * part) / 10}vw`,
    below,
  ].join(', ');
}

export const SIZES = {
  /** Covers the window below the bars and all of its width, at 16:9. */
  hero: `${BESIDE_WORDS}, max(100vw, 160vh)`,
  /** The colour stage: from edge to edge, six sevenths of it from 1024 px, 58 % on the widest screens; on a phone held across (100vh - 156px) at 16:9, less where a bar lies below. */
  stage: `(min-width: 2759px) 58vw, (min-width: 1861px) 1600px, ${from('desktop')} 86vw, ${HELD_ACROSS} calc(178vh - 277px), 100vw`,
  /** Carousels of two: the first slide stands 150 px in from 1024 px, below that a gutter; one slide up to 464 px. */
  slide: `${from('cinema')} 1045px, ${from('wide')} 765px, (min-width: 1552px) 645px, ${from('desktop')} calc(45.8vw - 75px), ${from('large-phone')} 43.7vw, 100vw`,
  /** The carousel of three, five on the widest screens. */
  feature: `(min-width: 3001px) 418px, ${from('cinema')} 697px, ${from('wide')} 510px, (min-width: 1552px) 430px, ${from('desktop')} calc(30.5vw - 50px), ${from('large-phone')} 43.7vw, 100vw`,
  /** Two columns from 744 px, with or without a margin around the picture. */
  pair: share(0.49),
  /** Cut-out cars in menus: two columns, on phones a small picture beside the name. */
  menu: `(min-width: 1552px) 672px, ${from('menus')} 43vw, 160px`,
  /** Above a column of the comparison. */
  head: `${from('tablet')} 140px, 120px`,
  /** Upright tiles: three columns from 744 px, on phones in a row; on the widest windows beside a heading. */
  tile: share(0.325, 'tablet', '292px', CINEMA.besideHeading),
  /** Cards in rows of three from 1024 px, in twos below, on phones in a row. */
  cardOfThree: share(0.325, 'desktop', CARDS),
  /** The last two of such cards. */
  cardOfTwo: share(0.49, 'desktop', CARDS),
  /** The last one: two of three columns. */
  cardAlone: share(0.66, 'desktop', CARDS),
  /** Two columns from 744 px, the picture beside its words where the column has 560 px; on phones in a row. */
  besideWords: `${from('cinema')} 717px, ${from('wide')} 538px, (min-width: 1552px) 461px, (min-width: 1248px) 29.3vw, ${CARDS}`,
  /** Smaller ones in a row of three, beside a title: 144 px wide from 1024 px, 84 px below, and cut to 3:2. */
  stamp: `${from('desktop')} 171px, 100px`,
  /** Cut-out cars in rows of three, of two below 1024 px: the card leaves air around them; on phones beside their name. */
  cutout: share(0.27, 'desktop', `${from('tablet')} 42vw, 34vw`),
  /** Cut-out cars in a row of four; on phones beside their name, on the widest windows beside a heading. */
  car: share(0.24, 'desktop', `${from('tablet')} 46vw, 28vw`, CINEMA.besideHeading),
  /** Seven of twelve columns from 1024 px. */
  half: share(0.58, 'desktop', '91.6vw'),
  /** From the middle of the window to its edge; all of its width below 1024 px where the window is upright. */
  split: `${from('desktop')} 58vw, (orientation: landscape) 58vw, 100vw`,
  /** All of the content's width. */
  content: share(1, 'large-phone'),
  /** In the bar below the header and as high as it; on phones below the bar, half as high. */
  strip: `${from('tablet')} 340px, 200px`,
  /** Two beside words from 1024 px, two in a row below, on phones in one that scrolls. */
  look: share(0.35, 'desktop', CARDS),
  /** From edge to edge below words; upright on phones, where its sides are cut. */
  chapter: `${from('tablet')} 100vw, 160vw`,
  /** From edge to edge at the head of a brand's page. */
  banner: `${BESIDE_WORDS}, 100vw`,
  /** From edge to edge. */
  whole: '100vw',
} as const;

/** A place for pictures. */
export type PictureRole = keyof typeof SIZES;

/** Phones and tablets held upright show the hero's tall picture: as wide as the window, at the hero's lower end. */
export const TALL = { media: `${below('desktop')} and (orientation: portrait)`, sizes: '100vw' };
