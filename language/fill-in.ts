/**
 * Puts values into a text of the content: `fillIn('{model}, {colour}', { model: 'Voyah Free', colour: 'Dark Green' })`.
 * A place without a value becomes empty.
 */
export function fillIn(text: string, values: Record<string, string | undefined>): string {
  return text.replace(/\{(\w+)\}/g, (_, place: string) => values[place] ?? '');
}
