import { isContaining } from '#/content/checks/check-fixed.ts';
import { stepsOf } from '#/content/checks/value-at.ts';
import { fixed } from '#/content/fixed.ts';
import { idOf } from './paths.ts';

/** The ids of the places of a file that the specification fixes whole. */
export function lockedIn(file: string): Set<string> {
  const values = fixed.filter((group) => group.file === file).flatMap((group) => Object.entries(group.values));
  return new Set(values.filter(([, value]) => !isContaining(value)).map(([path]) => idOf(stepsOf(path))));
}
