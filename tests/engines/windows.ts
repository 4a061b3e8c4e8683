/** Width and height of a window in CSS pixels. */
export type Size = readonly [width: number, height: number];

export const PHONE: Size = [375, 740];
export const LAPTOP: Size = [1440, 860];
