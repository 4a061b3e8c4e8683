import type { BrandId } from '#/content/ids.ts';
import { HOUSE_MARK } from '#/media/house-mark.ts';

/**
 * Our own letterforms, drawn as strokes; no maker's logo. Diagonals run over the edge and are cut there, so that letters
 * end flat. Lengths are in units of the drawing: capitals are 40 high, those of the house 26.
 */
type Drawing = {
  width: number;
  height: number;
  /** Thickness of the letters' strokes. */
  stroke: number;
  letters: string;
  /** Where the letters stand, when a mark stands before them. */
  at?: { x: number; y: number; width: number; height: number };
  /** Slant, as an SVG transform. */
  slant?: string;
  /** A filled shape before the letters. */
  mark?: string;
};

export const DRAWINGS = {
  /** Wide and thin. */
  voyah: {
    width: 318,
    height: 40,
    stroke: 3.2,
    letters:
      'M0.5 -3L29 41.5L57.5 -3M87 1.6H109A18.4 18.4 0 0 1 109 38.4H87A18.4 18.4 0 0 1 87 1.6ZM136.5 -3.2L165 22.5L193.5 -3.2M165 22V40M197.5 43L226 -1.5L254.5 43M271.6 0V40M316.4 0V40M271.6 20H316.4',
  },
  /** Slanted, with cut corners and bars that stand free. */
  forthing: {
    width: 325.9,
    height: 40,
    stroke: 5.4,
    slant: 'matrix(1 0 -0.2126 1 8.50 0)',
    letters:
      'M2.7 40V2.7H30M10.4 20H26.5M49 2.7H67L74.3 10V30L67 37.3H49L41.7 30V10ZM90.7 40V2.7H112.2L118.3 8.8V15.2L112.2 21.3H98.4M107.5 21.3L120.6 43M128 2.7H161M144.5 2.7V40M172.7 0V40M201.3 0V40M180.4 20H201.3M218.7 0V40M236.1 40V3.5L265.7 36.5V0M314.9 2.7H290.4L283.1 10V30L290.4 37.3H314V20H301.9',
  },
  /** Round and airy: arches and circles. */
  aeolus: {
    width: 287,
    height: 40,
    stroke: 3.2,
    letters:
      'M1.6 40V20A17.4 18.4 0 0 1 36.4 20V40M1.6 26.5H36.4M88.6 8A18.8 18.4 0 1 0 88.6 32M56.8 20H84.5M123 1.6A18.4 18.4 0 0 1 123 38.4A18.4 18.4 0 0 1 123 1.6ZM161.6 0V22A16.4 16.4 0 0 0 178 38.4H189M201.6 0V20A17.4 18.4 0 0 0 236.4 20V0M284.6 9C282.8 4.2 277.6 1.6 270.8 1.6C262.6 1.6 257 5.1 257 10.5C257 15.8 261.6 18.2 270.4 19.8C279.8 21.5 284.8 23.9 284.8 29.4C284.8 34.9 279 38.4 270.6 38.4C262.8 38.4 257.4 35.4 255.7 30.1',
  },
  house: {
    width: 313.9,
    height: HOUSE_MARK.height,
    stroke: 3.2,
    mark: HOUSE_MARK.path,
    at: { x: 54, y: 5.2, width: 259.9, height: 26 },
    letters:
      'M18.3 6.6C17.2 3.3 14.2 1.6 10 1.6C5.4 1.6 2.4 3.7 2.4 7C2.4 10.2 4.6 11.7 9.9 12.8C15.7 14 18.7 15.4 18.7 19C18.7 22.4 15.2 24.4 10.1 24.4C5.6 24.4 2.7 22.6 1.7 19.1M30 0V26M49.8 0V26M30 13H49.8M72.4 1.6C79.3 1.6 84.8 6.7 84.8 13C84.8 19.3 79.3 24.4 72.4 24.4C65.5 24.4 60 19.3 60 13C60 6.7 65.5 1.6 72.4 1.6ZM89.5 -2L99.1 27.5L107.9 0.5L116.7 27.5L126.3 -2M135.5 26V1.6H145.4C149.9 1.6 152.7 4.2 152.7 8C152.7 11.8 149.9 14.4 145.4 14.4H135.5M144.7 14.4L153.5 28M174.9 1.6C181.8 1.6 187.3 6.7 187.3 13C187.3 19.3 181.8 24.4 174.9 24.4C168 24.4 162.5 19.3 162.5 13C162.5 6.7 168 1.6 174.9 1.6ZM209.9 1.6C216.8 1.6 222.3 6.7 222.3 13C222.3 19.3 216.8 24.4 209.9 24.4C203 24.4 197.5 19.3 197.5 13C197.5 6.7 203 1.6 209.9 1.6ZM233.5 26V2.4L245.9 19.8L258.3 2.4V26',
  },
} satisfies Record<BrandId | 'house', Drawing> as Record<BrandId | 'house', Drawing>;
