import { readFileSync } from 'node:fs';
import { lineOf } from './line-of.ts';
import type { Problem } from './problem.ts';

/** The line on which a mistake stands in this checkout, for messages; undefined where its file is no JSON. */
export function lineIn({ file, path }: Problem): number | undefined {
  if (!file.endsWith('.json')) return undefined;
  try {
    return lineOf(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8'), path);
  } catch {
    // A file that is not there is the mistake that is told.
    return undefined;
  }
}
