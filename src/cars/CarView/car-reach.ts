import type { Reach } from '../Viewer/gestures.ts';

/** Around the car, from just above the ground; it begins where the pictures of the stage were taken. */
export const REACH: Reach = {
  start: { turn: 38, height: 2, nearness: 1 },
  heights: [1, 55],
  nearness: [1, 2.6],
  stroke: ({ width }) => ({ turn: 200 / width, tilt: 100 / width }),
  fingersTilt: false,
};
