/**
 * Before any test: a mistake in the content would fail dozens of them. It is told once instead, with file, line and reason, as the
 * build tells it.
 */
import { library } from '../library.ts';
import { checkContent } from './check-content.ts';
import { lineIn } from './line-in.ts';
import { tellProblems } from './problem.ts';

/** Vitest calls it by this name. */
export function setup(): void {
  const problems = checkContent(library);
  if (problems.length === 0) return;
  const mistakes = new Error(tellProblems(problems, lineIn));
  // Where our code found them helps nobody.
  delete mistakes.stack;
  throw mistakes;
}
