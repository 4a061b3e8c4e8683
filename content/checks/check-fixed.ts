import { fillFigures } from '../figures/fill-figures.ts';
import { namedFigures } from '../figures/named-figures.ts';
import { type FixedValue, fixed } from '../fixed.ts';
import type { Library } from '../library.ts';
import { contentFiles } from './content-files.ts';
import { type Problem, problem } from './problem.ts';
import { stepsOf, valueAt } from './value-at.ts';

/** Whether something is fixed in a part only: words that the text must have in it. */
export const isContaining = (value: FixedValue): value is { contains: string } =>
  typeof value === 'object' && 'contains' in value;

/** Where the content no longer says what the specification fixes (`content/fixed.ts`); texts are read with their figures. */
export function checkFixed(library: Library): Problem[] {
  const filled = new Map(
    contentFiles(fillFigures(library, namedFigures(library))).map(([file, , value]) => [file, value]),
  );
  return fixed.flatMap(({ file, values }) =>
    Object.entries(values).flatMap(([path, value]) => {
      const steps = stepsOf(path);
      const found = valueAt(filled.get(file), steps);
      const holds = isContaining(value)
        ? typeof found === 'string' && found.includes(value.contains)
        : JSON.stringify(found) === JSON.stringify(value);
      if (holds) return [];
      const wanted = isContaining(value)
        ? `to contain ${JSON.stringify(value.contains)}`
        : `as ${JSON.stringify(value)}`;
      return [problem(file, steps, `it is fixed ${wanted}, but is ${JSON.stringify(found)} (content/fixed.ts)`)];
    }),
  );
}
