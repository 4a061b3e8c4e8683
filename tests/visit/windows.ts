/** A phone and a laptop, width and height in CSS pixels: what is said of every page is looked at in both. */
export const WINDOWS = [
  [412, 823],
  [1440, 900],
] as const;
