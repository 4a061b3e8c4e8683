/** A mistake in the content: the file, the path inside it and the reason, on one line. */
export type Problem = string;

/** `content/models/voyah-free.ts › figures[0].fact: …` */
export function problem(file: string, path: readonly PropertyKey[], reason: string): Problem {
  const where = path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`)).join('');
  return `content/${file}${where === '' ? '' : ` › ${where.replace(/^\./, '')}`}: ${reason}`;
}
