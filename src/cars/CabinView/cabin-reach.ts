import type { Reach } from '../Viewer/gestures.ts';

/** The lens with which the studio takes the picture of the dashboard: half its width and half its height over its distance. */
export const LENS = { across: 18 / 25, up: ((18 / 25) * 9) / 16 } as const;

type Size = { width: number; height: number };

/**
 * Half a pixel of a view over its distance. The view begins as the picture of the dashboard stands on the page
 * (`object-fit: cover`: its width fills wide boxes, its height narrow ones), so that nothing jumps when it comes.
 */
export function perHalfPixel({ width, height }: Size, nearness: number): number {
  return Math.min(LENS.across / width, LENS.up / height) / nearness;
}

/** Around a head between the seats; it begins with the dashboard, a little below the horizon, as its picture does. */
export const REACH: Reach = {
  start: { turn: 0, height: -9.2, nearness: 1 },
  heights: [-70, 85],
  nearness: [0.6, 2.6],
  // What is held follows the hand.
  stroke: (size, nearness) => {
    const degrees = (Math.atan(2 * perHalfPixel(size, nearness)) * 180) / Math.PI;
    return { turn: degrees, tilt: degrees };
  },
  fingersTilt: true,
};
