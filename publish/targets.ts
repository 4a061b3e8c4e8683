import { Features, type TransformOptions } from 'lightningcss';

/** The oldest browsers that the site is built for. What they lack has a fallback, which `tests/site/fallbacks.ts` names. */
export const TARGETS = { chrome: '111', firefox: '115', safari: '16.4' };

/** A version as Lightning CSS wants it: a byte each for its parts. */
function versionNumber(version: string): number {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return (major << 16) | (minor << 8);
}

/**
 * How styles are made small. The minifier would write variables for `light-dark()` beside every `color-scheme`; no style uses that
 * function.
 */
export const MINIFIER = {
  targets: Object.fromEntries(Object.entries(TARGETS).map(([browser, version]) => [browser, versionNumber(version)])),
  exclude: Features.LightDark,
} satisfies Pick<TransformOptions<never>, 'targets' | 'exclude'>;
