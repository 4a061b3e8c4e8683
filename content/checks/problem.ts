/** A mistake in the content: the file from the project's root on, the path inside it, and the reason. */
export type Problem = { file: string; path: readonly PropertyKey[]; reason: string };

/** A mistake in a file below `content/`. */
export const problem = (file: string, path: readonly PropertyKey[], reason: string): Problem => ({
  file: `content/${file}`,
  path,
  reason,
});

/** On one line, with the line of the file where that is known: `content/dealer.json:12 › hours[0].opens: …` */
export function tellProblem({ file, path, reason }: Problem, line?: number): string {
  const where = path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`)).join('');
  return `${file}${line === undefined ? '' : `:${line}`}${where === '' ? '' : ` › ${where.replace(/^\./, '')}`}: ${reason}`;
}

/** All mistakes of the content, a line each. */
export function tellProblems(problems: readonly Problem[], lineOf?: (problem: Problem) => number | undefined): string {
  const count = problems.length === 1 ? 'a mistake' : `${problems.length} mistakes`;
  return `The content has ${count}:\n  ${problems.map((each) => tellProblem(each, lineOf?.(each))).join('\n  ')}`;
}

/** Thrown where content with mistakes would be published. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(tellProblems(problems));
    this.problems = problems;
  }
}
