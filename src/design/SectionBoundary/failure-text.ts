/** The technical text of anything that was thrown; the text for what is no error is a recorded one. */
export function failureText(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : 'Unhandled Thrown Error!';
}
