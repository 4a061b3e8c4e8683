/** One view of a car; lengths in units of `unit` mm, the ground at the bottom. */
export type DrawingView = {
  width: number;
  height: number;
  unit: number;
  body: number;
  axles?: { front: number; rear: number };
};

/** The lines of a view, its origin at the top left. */
export type DrawingLines = DrawingView & { paths: { weight: 'outline' | 'line' | 'fine'; d: string }[] };

/** Both views share one scale: the side view is 1000 wide, the front view 600, and the stylesheet keeps that ratio. */
export const WIDE = { side: 1000, front: 600 };
/** Air above the roof and beside the car. */
export const TOP = 8;
export const EDGE = 4;
/** Centre of the front view; the height stands to its right. */
export const MIDDLE = 272;

/** Where car and ground stand in the drawing, in its user units; both views stand on one ground. */
export function layOut(side: DrawingView, front: DrawingView) {
  const scale = (WIDE.side - 2 * EDGE) / side.width;
  const ground = tenth(TOP + side.height * scale);
  return { scale, ground, left: { side: EDGE, front: MIDDLE - (front.width * scale) / 2 } };
}

/** A coordinate to the tenth of a unit: a longer fraction is not seen, and is carried in every page. */
export const tenth = (value: number) => Math.round(value * 10) / 10;
