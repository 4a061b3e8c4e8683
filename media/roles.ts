/**
 * What a picture's name says about it. A master's name is its role (`voyah-free/hero` is a hero), and this table is the
 * only place that decides shape, widths, byte limits and quality per role.
 */

/** What the site does with one kind of picture. */
export type Role = {
  /** Names (or `owner/name`) of its masters; `*` stands for letters, digits and hyphens. The first role that fits counts. */
  readonly names: readonly string[];
  /** Width divided by height, as a pair for messages: `[16, 9]`. A master may be off by `RATIO_TOLERANCE`. */
  readonly ratio: readonly [width: number, height: number];
  /** The narrowest master that may be used, in pixels. */
  readonly least: number;
  /** Width of each file in pixels → the most kilobytes (1000 bytes) that its AVIF should have. */
  readonly files: Readonly<Record<number, number>>;
  /** AVIF quality (1–100): where encoding starts, and the lowest that it may go to stay below the limit. */
  readonly quality: readonly [start: number, lowest: number];
  /** Preferred width of the one WebP for browsers without AVIF, in pixels. */
  readonly fallback: number;
  /** What is shown stands on a transparent ground. */
  readonly cutOut?: true;
  /** Also cut a 1200 × 630 JPEG for Open Graph. */
  readonly social?: true;
  /** Where words stand on it, as shares of its width and height. */
  readonly words?: { readonly left: number; readonly top: number; readonly width: number; readonly height: number };
};

/** How far a master's shape may be from its role's: 0.02 is 2 %. */
export const RATIO_TOLERANCE = 0.02;

const wide = { ratio: [16, 9], least: 800, quality: [64, 44] } as const;

export const ROLES = {
  /** Fills the first view of landscape screens. */
  hero: {
    names: ['hero', 'welcome'],
    ratio: [16, 9],
    least: 1280,
    files: { 828: 50, 1200: 90, 1600: 120, 2000: 140, 2400: 160 },
    quality: [68, 46],
    fallback: 1200,
    social: true,
  },
  /** The same view for portrait phones: `hero` becomes `hero-tall`. */
  tall: {
    names: ['hero-tall', 'welcome-tall'],
    ratio: [4, 5],
    least: 720,
    files: { 480: 30, 750: 50, 1080: 60, 1440: 60 },
    quality: [68, 46],
    fallback: 750,
  },
  /** The colour stage: six cars in exact register. */
  stage: {
    names: ['stage-*'],
    ratio: [16, 9],
    least: 960,
    files: { 480: 25, 800: 45, 1200: 80, 1600: 120, 2400: 180 },
    quality: [66, 46],
    fallback: 800,
    cutOut: true,
  },
  /** The car from the side in menus and lists of cars. */
  card: {
    names: ['card'],
    ratio: [2, 1],
    least: 800,
    files: { 320: 15, 560: 30, 840: 45, 1120: 60 },
    quality: [66, 46],
    fallback: 560,
    cutOut: true,
  },
  /** Everything around a head in a cabin, equirectangular; loaded when a visitor takes a seat. */
  around: {
    names: ['interior-around'],
    ratio: [2, 1],
    least: 2048,
    files: { 2048: 130, 4096: 420 },
    quality: [62, 40],
    fallback: 2048,
  },
  /** Fills the window in the middle of a page. */
  chapter: {
    ...wide,
    names: ['exterior-chapter', 'interior-dash'],
    least: 1280,
    files: { 800: 50, 1200: 85, 1600: 120, 2000: 150, 2400: 190 },
    fallback: 1200,
    words: { left: 0, top: 0.12, width: 0.45, height: 0.4 },
  },
  /** As wide as the content, or beside the words at the head of a page. */
  lead: {
    ...wide,
    names: ['inside-main-*'],
    files: { 480: 25, 800: 45, 1200: 85, 1600: 130, 2400: 220 },
    fallback: 800,
  },
  /** Slides of carousels, and pictures of half the content's width. */
  slide: {
    ...wide,
    names: [
      'exterior-*',
      'gallery-*',
      'interior-*',
      'features-*',
      'promotion-*',
      'view-*',
      'about',
      'showroom',
      'office',
    ],
    files: { 480: 25, 800: 45, 1200: 85, 1600: 130 },
    fallback: 800,
  },
  /** Pictures of cards, three in a row on wide screens: 672 is what a phone of the usual density asks for. */
  feature: {
    ...wide,
    names: ['feature-*', 'inside-*', 'assistant-*'],
    files: { 480: 25, 672: 36, 800: 45, 1200: 85 },
    fallback: 800,
  },
  /** Upright tiles of the home page: 672 is what a phone of the usual density asks for. */
  tile: {
    names: ['tile-*'],
    ratio: [4, 5],
    least: 640,
    files: { 400: 30, 672: 54, 1080: 90 },
    quality: [64, 44],
    fallback: 672,
    words: { left: 0.05, top: 0.05, width: 0.9, height: 0.32 },
  },
  /** The lamps of a brand's cars, drawn beside its wordmark in the bar below the header: no higher than a line. */
  strip: {
    names: ['brand/*-strip'],
    ratio: [50, 7],
    least: 1200,
    files: { 400: 6, 800: 14, 1200: 22 },
    quality: [66, 46],
    fallback: 800,
    cutOut: true,
  },
  /** Low and wide across the page. */
  banner: {
    names: ['brand/*', 'banner'],
    ratio: [7, 3],
    least: 1280,
    files: { 828: 12, 1200: 32, 1600: 64, 2400: 120 },
    quality: [66, 46],
    fallback: 1200,
    social: true,
    words: { left: 0, top: 0.05, width: 1, height: 0.27 },
  },
  /** Stands where the video plays, before it and instead of it. */
  poster: {
    ...wide,
    names: ['video-poster'],
    files: { 480: 25, 828: 45, 1200: 85, 1600: 130, 2400: 200 },
    fallback: 828,
  },
} as const satisfies Record<string, Role>;

export type RoleName = keyof typeof ROLES;

const patterns = (Object.keys(ROLES) as RoleName[]).flatMap((role) =>
  ROLES[role].names.map((name) => ({ role, pattern: new RegExp(`(^|/)${name.replace('*', '[a-z0-9-]+')}$`) })),
);

/** The role of a picture by its id (`voyah-free/stage-3`); undefined where no role has such a name. */
export function findRole(id: string): RoleName | undefined {
  return patterns.find(({ pattern }) => pattern.test(id))?.role;
}

/** All names that a picture can have, for messages. */
export const ROLE_NAMES = Object.values(ROLES)
  .flatMap((role) => role.names)
  .join(', ');

/**
 * The widths in pixels that a master of the given width is encoded at: the role's, never wider than the master.
 * A master narrower than the widest file gives its own width in place of the missing ones.
 */
export function widthsFor(role: Role, masterWidth: number): number[] {
  const wanted = Object.keys(role.files).map(Number);
  const widths = wanted.filter((width) => width <= masterWidth);
  if (widths.length < wanted.length && widths.at(-1) !== masterWidth) widths.push(masterWidth);
  return widths;
}

/** The most bytes for an AVIF of this width: the role's limit, or that of the next wider file. */
export function limitFor(role: Role, width: number): number {
  const next = Object.keys(role.files)
    .map(Number)
    .find((wanted) => wanted >= width);
  return (next === undefined ? Number.POSITIVE_INFINITY : (role.files[next] ?? Number.POSITIVE_INFINITY)) * 1000;
}

/** The width of the WebP fallback: the widest file that is not wider than the role prefers. */
export function fallbackFor(role: Role, widths: readonly number[]): number {
  return Math.max(...widths.filter((width) => width <= role.fallback), widths[0] ?? 0);
}
