/**
 * The window widths at which pages change their shape, each said here only. Styles name them: `@media (--tablet)` from this
 * width on, `@media (--below-tablet)` below it (`publish/breakpoints-plugin.ts`). What depends on the room that a part has, and
 * not on the window, is a container query in the part's own styles.
 */
export const BREAKPOINTS = {
  /** Two slides side by side. */
  'large-phone': '465px',
  /** Two columns. */
  tablet: '744px',
  /** The header has room for its menus; in `em`, because their words grow with the reader's type. */
  menus: '56.25em',
  /** Three and more columns, words beside pictures. */
  desktop: '1024px',
  /** Wider content, larger type. */
  wide: '1800px',
  /** The widest content, the largest type. */
  cinema: '2560px',
} as const;

type Breakpoint = keyof typeof BREAKPOINTS;

/** The media query for windows from a breakpoint on. */
export const from = (name: Breakpoint): string => `(min-width: ${BREAKPOINTS[name]})`;

/** The media query for narrower windows: less by what no screen shows, so that never both are true. */
export function below(name: Breakpoint): string {
  const length = BREAKPOINTS[name];
  return `(max-width: ${Number.parseFloat(length) - 0.02}${length.replace(/[\d.]+/, '')})`;
}

/** A window as low as that of a phone held across; in `rem`, because the words in it grow with the reader's type. */
export const LOW = '(max-height: 30rem)';

/** A phone held across: words stand beside pictures, not above them. Styles name both as `(--low)` and `(--held-across)`. */
export const HELD_ACROSS = `${below('desktop')} and (orientation: landscape) and ${LOW}`;
