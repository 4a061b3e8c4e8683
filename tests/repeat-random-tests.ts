import { configureGlobal } from 'fast-check';

// `SEED=123 npm run check:content` repeats random tests with the seed that a failed one has printed; in CI they always draw the same.
const seed = process.env.SEED ?? (process.env.CI === undefined ? undefined : '1');
if (seed !== undefined) configureGlobal({ seed: Number(seed) });
