/** The oldest browsers that the site is built for. What they lack has a fallback, which `tests/site/fallbacks.ts` names. */
export const TARGETS = { chrome: '111', firefox: '115', safari: '16.4' };
