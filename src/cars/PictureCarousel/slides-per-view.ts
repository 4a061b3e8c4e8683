import type { Responsive } from '../../design/Carousel/responsive.ts';

/*
 * The specified numbers of slides per view by window width. Ends that two entries share belong to the later one: 464 px
 * shows one slide, 1024 px two (of the features three).
 */

const tablet = { breakpoint: { max: 1024, min: 464 }, items: 2 };
const mobile = { breakpoint: { max: 464, min: 0 }, items: 1 };

/** The car from outside; also fits any other carousel of large pictures. */
const exterior = {
  desktop: { breakpoint: { max: 3000, min: 1024 }, items: 2 },
  tablet,
  mobile,
} satisfies Responsive;

/** The picture gallery. */
const gallery = {
  desktop: { breakpoint: { max: 4000, min: 1024 }, items: 2 },
  tablet,
  mobile,
} satisfies Responsive;

/** The features page's cards. Between 525 and 1023 px, where nothing is specified, it shows two as below. */
const features = {
  superLargeDesktop: { breakpoint: { max: 4000, min: 3000 }, items: 5 },
  desktop: { breakpoint: { max: 3000, min: 1024 }, items: 3 },
  tablet: { breakpoint: { max: 524, min: 464 }, items: 2 },
  mobile,
} satisfies Responsive;

/** Slides per view of each kind of carousel. */
export const slidesPerView = { exterior, gallery, features };
