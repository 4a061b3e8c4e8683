/** The technical text of anything that was thrown; the specification fixes the text for what is not an Error. */
export function failureText(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : 'Unhandled Thrown Error!';
}
