/**
 * The address with one tool's question in its query. Everything else in it stays. Commas stay readable.
 *
 * @param value undefined takes the question out.
 */
export function withQuestion(query: string, tool: string, value: string | undefined): string {
  const values = new URLSearchParams(query);
  if (value === undefined || value === '') values.delete(tool);
  else values.set(tool, value);
  const rest = values.toString().replaceAll('%2C', ',');
  return rest === '' ? '' : `?${rest}`;
}

/**
 * Keeps the tool's question in the address, so that it can be reloaded and shared. It does not go through the router: a
 * navigation would wake every section of the page.
 */
export function keepQuestion(tool: string, value: string | undefined) {
  const { pathname, search, hash } = location;
  const query = withQuestion(search, tool, value);
  if (query !== search) history.replaceState(history.state, '', `${pathname}${query}${hash}`);
}

/** The finished link to a tool's question: `https://…/voyah/free?winter=…#winter`. */
export function questionLink(tool: string, value: string, section: string): string {
  const { origin, pathname } = location;
  return `${origin}${pathname}${withQuestion('', tool, value)}#${section}`;
}
