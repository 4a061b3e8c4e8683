import { configureGlobal } from 'fast-check';

// `SEED=123 npm run check:content` repeats random tests with the seed that a failed one has printed.
if (process.env.SEED !== undefined) configureGlobal({ seed: Number(process.env.SEED) });
