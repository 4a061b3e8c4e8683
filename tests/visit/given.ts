/** A part of the content that a test needs; throws where there is none, so that no test passes because it looks for nothing. */
export function given<T>(part: T | undefined): T {
  if (part === undefined || part === null || (part as unknown) === '')
    throw new Error('The content has nothing there.');
  return part;
}
