/** The parameter of the URL: `?contact`. */
export const PARAMETER = 'contact';

/** The query that opens the contact dialog of a car's page. */
export const CONTACT_QUERY = `?${PARAMETER}`;

/** Whether the query of a URL asks for the contact dialog. */
export function asksForContact(query: string): boolean {
  return new URLSearchParams(query).has(PARAMETER);
}

/** The query of a URL for the time when the contact dialog is closed. */
export function withoutContact(query: string): string {
  const values = new URLSearchParams(query);
  values.delete(PARAMETER);
  const rest = values.toString();
  return rest === '' ? '' : `?${rest}`;
}
